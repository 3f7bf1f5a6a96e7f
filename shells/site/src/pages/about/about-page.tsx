import { townAndState } from '@town/contracts/town/town-and-state';
import { useQuery } from '@town/slice-kit/query';
import { useSite } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { townPageQuery } from '@town/slice-kit/town-page';
import { Section } from '@town/ui/section';
import { useText } from '../../messages/use-text';
import { TextPage } from '../town-page/text-page';
import { DrawnMap } from './drawn-map';
import { TownFacts } from './town-facts';
import { TownMap } from './town-map';
import css from './town-map.module.css';
import { townPlacesQuery } from './town-places-query';

/** Fetches the texts and the places of the drawn map. */
export function loadAbout(context: SliceContext): Promise<null> {
  return context.prefetch(townPageQuery('about'), townPlacesQuery);
}

/** The page about the town: facts, what staff have written, and a map. */
export function AboutPage() {
  const text = useText();
  const { town } = useSite();
  const { data: places = [] } = useQuery(townPlacesQuery);
  return (
    <TextPage
      slug="about"
      layout="chapters"
      opening={(texts) => <TownFacts facts={texts.cards('facts')} />}
      usual={{
        title: text('About {town}', { town: town.name }),
        description: text('About {town}.', { town: townAndState(town) }),
        keywords: ['about', town.county, town.region],
      }}
    >
      {() => (
        <Section title={text('Map of {town}', { town: town.name })} ground="band">
          <div className={css.maps} data-drawn={places.length > 0 || undefined}>
            {places.length > 0 && <DrawnMap places={places} />}
            <TownMap />
          </div>
        </Section>
      )}
    </TextPage>
  );
}
