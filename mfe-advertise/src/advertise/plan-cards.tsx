import { annualSaving, type Plan, plans, priceLabel } from '@town/contracts/plans/price-list';
import { Badge } from '@town/ui/badge';
import css from './plan-cards.module.css';

interface PlanCardsProps {
  selected: Plan['id'] | null;
  onSelect(plan: Plan['id']): void;
}

/** The two plans; pressing one selects it. */
export function PlanCards({ selected, onSelect }: PlanCardsProps) {
  return (
    <ul className={css.plans}>
      {Object.values(plans).map((plan) => (
        <li key={plan.id}>
          <button
            type="button"
            className={css.plan}
            aria-pressed={selected === plan.id}
            onClick={() => onSelect(plan.id)}
          >
            <span className={css.name}>{plan.name}</span>
            <span className={css.price}>{priceLabel(plan)}</span>
            <span className={css.badges}>
              {plan.id === 'annual' && (
                <>
                  <Badge tone="green">Save {annualSaving.percent}%</Badge>
                  <span>Annual savings ${annualSaving.amount}</span>
                </>
              )}
              {selected === plan.id && <Badge tone="blue">Selected</Badge>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
