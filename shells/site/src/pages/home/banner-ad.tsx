import { pages } from '@town/contracts/pages/paths';
import { plans, priceLabel } from '@town/contracts/plans/price-list';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import css from './banner-ad.module.css';

/** The home page's advertisement. Until somebody buys it, the site advertises itself. */
export function BannerAd() {
  const { town } = useSite();
  return (
    <aside className={css.ad} aria-label="Advertisement">
      <p className={css.label}>Advertisement</p>
      <p className={css.text}>
        <strong>Your business could be here.</strong> Listings in the {town.name} directory start
        free; advertising is {priceLabel(plans.monthly)}.
      </p>
      <Link to={pages.advertise}>See what a listing includes</Link>
    </aside>
  );
}
