import { pages } from '@town/contracts/paths';
import { plans, priceLabel } from '@town/contracts/plans';
import { town } from '@town/contracts/town';
import { Link } from '@town/slice-kit/router';
import css from './banner-ad.module.css';

/** The home page's advertisement: as long as nobody has bought it, the site's own. */
export function BannerAd() {
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
