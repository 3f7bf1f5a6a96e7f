import { pages } from '@town/contracts/pages/paths';
import type { Plan } from '@town/contracts/plans/price-list';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { usePrice } from '../messages/use-price';
import { useText } from '../messages/use-text';
import { usePlans } from '../prices/use-plans';
import css from './submit-listing-page.module.css';

interface PayForPremiumProps {
  /** The period that was chosen with the plan; null if none was. */
  period: Plan['id'] | null;
  /** Stands beside a form, whose own button is the primary one. */
  beside?: boolean;
}

/** Links from a Premium listing to the purchase on the advertise page. */
export function PayForPremium({ period, beside = false }: PayForPremiumProps) {
  const text = useText();
  const price = usePrice();
  const offers = Object.values(usePlans()).filter(({ id }) => !period || id === period);
  return (
    <div className={css.offers}>
      {offers.map((plan) => (
        <ButtonLink
          key={plan.id}
          as={Link}
          to={`${pages.advertise}?${new URLSearchParams({ plan: plan.id })}#signup`}
          variant={!beside && (period || plan.id === 'annual') ? 'primary' : 'secondary'}
        >
          {text('Pay for Premium, {price}', { price: price(plan) })}
        </ButtonLink>
      ))}
    </div>
  );
}
