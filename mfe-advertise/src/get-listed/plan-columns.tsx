import { pages } from '@town/contracts/pages/paths';
import { annualSaving, plans, priceLabel } from '@town/contracts/plans/price-list';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Badge } from '@town/ui/badge';
import { ButtonLink } from '@town/ui/button-link';
import { ContactDetails } from '@town/ui/contact-details';
import { basicFeatures, premiumFeatures } from '../plan-features';
import { FeatureList } from './feature-list';
import css from './plan-columns.module.css';

/** Basic, Premium, and somebody to ask. */
export function PlanColumns() {
  const { town } = useSite();
  return (
    <div className={css.columns}>
      <section className={css.column} aria-labelledby="plan-basic">
        <h2 id="plan-basic">Basic</h2>
        <p className={css.price}>Free to Join</p>
        <FeatureList features={basicFeatures} />
        <ButtonLink as={Link} to={pages.submitListing('basic')} variant="secondary">
          Choose Basic
        </ButtonLink>
      </section>
      <section className={css.column} data-popular aria-labelledby="plan-premium">
        <div className={css.head}>
          <h2 id="plan-premium">Premium</h2>
          <Badge tone="gold">Most Popular</Badge>
        </div>
        <p className={css.price}>{priceLabel(plans.monthly)}</p>
        <p>
          or {priceLabel(plans.annual)} <Badge tone="green">Save ${annualSaving.amount}</Badge>
        </p>
        <FeatureList features={premiumFeatures} />
        <ButtonLink
          as={Link}
          to={pages.submitListing('premium')}
          state={{ period: plans.monthly.id }}
        >
          Choose Premium, monthly
        </ButtonLink>
        <ButtonLink
          as={Link}
          to={pages.submitListing('premium')}
          state={{ period: plans.annual.id }}
          variant="secondary"
        >
          Choose Premium, annual
        </ButtonLink>
      </section>
      <section className={css.column} aria-labelledby="plan-help">
        <h2 id="plan-help">Need Help?</h2>
        <p>Not sure which plan fits? Ask, and a person from {town.name} answers.</p>
        <ContactDetails email={town.email} phone={town.phone} />
      </section>
    </div>
  );
}
