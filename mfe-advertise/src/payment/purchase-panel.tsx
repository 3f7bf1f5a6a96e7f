import { type Plan, plans, priceLabel } from '@town/contracts/plans';
import { Button } from '@town/ui/button';
import { useState } from 'react';
import css from './purchase-panel.module.css';

interface PurchasePanelProps {
  /** Sets the payment up. */
  onBuy(plan: Plan['id']): Promise<void>;
  /** While another purchase is under way. */
  disabled: boolean;
}

const offers = [
  { plan: plans.monthly, words: 'Start Monthly' },
  { plan: plans.annual, words: 'Save with Annual' },
];

/** Buys a plan at once; the details of the listing are settled afterwards. */
export function PurchasePanel({ onBuy, disabled }: PurchasePanelProps) {
  const [busy, setBusy] = useState<Plan['id'] | null>(null);

  async function buy(plan: Plan['id']) {
    setBusy(plan);
    await onBuy(plan);
    setBusy(null);
  }

  return (
    <ul className={css.offers}>
      {offers.map(({ plan, words }) => (
        <li key={plan.id}>
          <Button
            variant={plan.id === 'annual' ? 'primary' : 'secondary'}
            busy={busy === plan.id}
            disabled={disabled || busy !== null}
            onClick={() => void buy(plan.id)}
          >
            {words} {priceLabel(plan)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
