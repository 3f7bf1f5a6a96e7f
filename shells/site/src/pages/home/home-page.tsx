import { pages } from '@town/contracts/pages/paths';
import { townAndState } from '@town/contracts/town/town-and-state';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { Skeleton } from '@town/ui/skeleton';
import { useText } from '../../messages/use-text';
import { SliceSlot } from '../../slices/slice-slot';
import { useSlices } from '../../slices/slices';
import { WeatherCard } from '../../weather/weather-card';
import { WeatherPanelToggle } from '../../weather/weather-panel-toggle';
import { WeatherStrip } from '../../weather/weather-strip';
import { BannerAd } from './banner-ad';
import { Hero } from './hero';
import css from './home-page.module.css';
import { openNowQuery } from './open-now-query';
import { OpeningNotice } from './opening-notice';

/** Fetches what is open now, and what the page's widgets show. */
export async function loadHome(context: SliceContext, widgets: () => Promise<null>): Promise<null> {
  await Promise.all([context.prefetch(openNowQuery(context.site.now.clock)), widgets()]);
  return null;
}

/** The home page: welcome, weather, the next events, the news, and links for residents. */
export function HomePage() {
  const text = useText();
  const { town } = useSite();
  return (
    <>
      <PageMeta
        title={text('{site}: eat, shop and find your way in {place}', {
          site: town.siteName,
          place: townAndState(town),
        })}
        description={text(
          'Restaurants, shops, services, events, news and civic contacts of {place}, in the {region}.',
          { place: townAndState(town), region: town.region },
        )}
        keywords={[town.name, town.region, 'events', 'restaurants', 'business directory']}
      />
      <Hero />
      <OpeningNotice />
      <WeatherStrip />
      <div className={css.columns}>
        <div className={css.weather}>
          <WeatherCard />
        </div>
        {useSlices().slots['upcoming-events'] && (
          <section aria-labelledby="upcoming" className={css.events}>
            <h2 id="upcoming">{text('Upcoming events')}</h2>
            <SliceSlot
              name="upcoming-events"
              title={text('Upcoming events')}
              loading={<Skeleton shape="rows" count={3} />}
            />
          </section>
        )}
        <div className={css.weekend}>
          <SliceSlot name="weekend-events" />
        </div>
        <div className={css.news}>
          <SliceSlot name="latest-news" />
        </div>
      </div>
      <SliceSlot name="home" />
      <BannerAd />
      <ForResidents />
      <WeatherPanelToggle />
    </>
  );
}

function ForResidents() {
  const text = useText();
  return (
    <section aria-labelledby="needs" className={css.needs}>
      <h2 id="needs">{text('For residents')}</h2>
      <ul className={css.tiles}>
        <li>
          <Link to={pages.civicContacts}>{text('Civic contacts')}</Link>
          <p>{text('City Hall, utilities, schools and who to call in an emergency.')}</p>
        </li>
        <li>
          <Link to={pages.news}>{text('Local news')}</Link>
          <p>{text('What the council decided, what is being built, what is coming up.')}</p>
        </li>
        <li>
          <Link to={pages.directory}>{text('Business directory')}</Link>
          <p>{text('Phone numbers, hours and addresses, from barbecue to paving.')}</p>
        </li>
      </ul>
    </section>
  );
}
