import { pages } from '@town/contracts/pages/paths';
import { annualSaving, dollarLabel } from '@town/contracts/plans/price-list';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Badge } from '@town/ui/badge';
import { ButtonLink } from '@town/ui/button-link';
import { ContactDetails } from '@town/ui/contact-details';
import { usePrice } from '../messages/use-price';
import { useText } from '../messages/use-text';
import { basicFeatures, premiumFeatures } from '../plan-features';
import { usePlans } from '../prices/use-plans';
import { FeatureList } from './feature-list';
import css from './plan-columns.module.css';

/** Three columns: Basic, Premium, and a contact for questions. */
export function PlanColumns() {
  const text = useText();
  const price = usePrice();
  const { town } = useSite();
  const plans = usePlans();
  const saving = annualSaving(plans);
  return (
    <div className={css.columns}>
      <section className={css.column} aria-labelledby="plan-basic">
        <h2 id="plan-basic">Basic</h2>
        <p className={css.price}>{text('Free to Join')}</p>
        <FeatureList features={basicFeatures} />
        <ButtonLink as={Link} to={pages.submitListing('basic')} variant="secondary">
          {text('Choose Basic')}
        </ButtonLink>
      </section>
      <section className={css.column} data-popular aria-labelledby="plan-premium">
        <div className={css.head}>
          <h2 id="plan-premium">Premium</h2>
          <Badge tone="gold">{text('Most Popular')}</Badge>
        </div>
        <p className={css.price}>{price(plans.monthly)}</p>
        <p>
          {text('or {price}', { price: price(plans.annual) })}{' '}
          {saving.percent > 0 && (
            <Badge tone="green">
              {text('Save {amount}', { amount: dollarLabel(saving.amount) })}
            </Badge>
          )}
        </p>
        <FeatureList features={premiumFeatures} />
        <ButtonLink
          as={Link}
          to={pages.submitListing('premium')}
          state={{ period: plans.monthly.id }}
        >
          {text('Choose Premium, monthly')}
        </ButtonLink>
        <ButtonLink
          as={Link}
          to={pages.submitListing('premium')}
          state={{ period: plans.annual.id }}
          variant="secondary"
        >
          {text('Choose Premium, annual')}
        </ButtonLink>
      </section>
      <section className={css.column} aria-labelledby="plan-help">
        <h2 id="plan-help">{text('Need Help?')}</h2>
        <p>
          {text('Not sure which plan fits? Ask, and a person from {town} answers.', {
            town: town.name,
          })}
        </p>
        <ContactDetails email={town.email} phone={town.phone} />
      </section>
    </div>
  );
}
