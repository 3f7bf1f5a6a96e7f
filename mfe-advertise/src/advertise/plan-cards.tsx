import { annualSaving, dollarLabel, type Plan } from '@town/contracts/plans/price-list';
import { Badge } from '@town/ui/badge';
import { usePrice } from '../messages/use-price';
import { useText } from '../messages/use-text';
import { usePlans } from '../prices/use-plans';
import css from './plan-cards.module.css';

interface PlanCardsProps {
  selected: Plan['id'] | null;
  onSelect(plan: Plan['id']): void;
}

/** The two plans; pressing one selects it. */
export function PlanCards({ selected, onSelect }: PlanCardsProps) {
  const text = useText();
  const price = usePrice();
  const plans = usePlans();
  const saving = annualSaving(plans);
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
            <span className={css.name}>
              {plan.name}
              {selected === plan.id && <Badge tone="blue">{text('Selected')}</Badge>}
            </span>
            <span className={css.price}>{price(plan)}</span>
            {plan.id === 'annual' && saving.percent > 0 && (
              <span className={css.badges}>
                <Badge tone="green">{text('Save {percent}%', { percent: saving.percent })}</Badge>
                <span>
                  {text('Annual savings {amount}', { amount: dollarLabel(saving.amount) })}
                </span>
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
