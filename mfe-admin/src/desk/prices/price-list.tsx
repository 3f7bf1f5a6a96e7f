import { formatDate } from '@town/contracts/town/date';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { EmptyState } from '@town/ui/empty-state';
import { formatInstant } from '../../lists/format-instant';
import { planName } from '../../lists/plan-name';
import { priceWords } from './price-words';
import css from './prices.module.css';
import type { ShownChange } from './use-price-changes';

interface PriceListProps {
  changes: readonly ShownChange[];
  onWithdraw(change: ShownChange): void;
}

/** Every announced price with its progress. */
export function PriceList({ changes, onWithdraw }: PriceListProps) {
  if (changes.length === 0) {
    return (
      <EmptyState title="No other price has been announced">
        Owners who have a plan renew at the price at which they bought it.
      </EmptyState>
    );
  }
  return (
    <ul className={css.changes} aria-label="Announced prices">
      {changes.map((change) => (
        <PriceRow key={change.id} change={change} onWithdraw={() => onWithdraw(change)} />
      ))}
    </ul>
  );
}

function PriceRow({ change, onWithdraw }: { change: ShownChange; onWithdraw(): void }) {
  const { today, town } = useSite();
  const { plan, cents, from, createdAt, withdrawnAt, announced, applied } = change;
  const at = (instant: string | null) => formatInstant(instant, town.timeZone);
  return (
    <li className={css.change}>
      <div className={css.words}>
        <p className={css.price}>
          {planName(plan)}: {priceWords(plan, cents)}
        </p>
        <p>
          {withdrawnAt
            ? `Withdrawn on ${at(withdrawnAt)}`
            : `${from > today ? 'Comes' : 'Came'} on ${formatDate(from)}`}
        </p>
        <p className={css.facts}>
          Announced on {at(createdAt)}. Told: {announced}. Renewing at it: {applied}.
        </p>
      </div>
      {!withdrawnAt && (
        <Button variant="secondary" onClick={onWithdraw}>
          Withdraw<span className="visually-hidden"> the new price of the {planName(plan)}</span>
        </Button>
      )}
    </li>
  );
}
