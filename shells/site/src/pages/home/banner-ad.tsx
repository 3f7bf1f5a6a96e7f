import { pages } from '@town/contracts/pages/paths';
import { dollarLabel } from '@town/contracts/plans/price-list';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { useText } from '../../messages/use-text';
import css from './banner-ad.module.css';

/** The home page's advertisement. Until it is sold, the site advertises itself. */
export function BannerAd() {
  const text = useText();
  const { town, prices } = useSite();
  return (
    <aside className={css.ad} aria-label={text('Advertisement')}>
      <p className={css.label}>{text('Advertisement')}</p>
      <p className={css.text}>
        <strong>{text('Your business could be here.')}</strong>{' '}
        {text('Listings in the {town} directory start free; advertising is {price}/month.', {
          town: town.name,
          price: dollarLabel(prices.monthly / 100),
        })}
      </p>
      <Link to={pages.advertise}>{text('See what a listing includes')}</Link>
    </aside>
  );
}
