import css from '../account.module.css';
import type { Counts } from './add-up';
import type { Period } from './period';

const before: Record<Period['name'], string> = {
  '30-days': 'the 30 days before',
  '12-months': 'the same months a year before',
};

/** "once", "12 times". */
function times(count: number): string {
  return count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`;
}

/** Compares a number with that of the earlier period, in words. */
function compared(now: number, then: number, period: string): string {
  if (now === then) return `as often as in ${period}`;
  const more = Math.abs(now - then).toLocaleString('en-US');
  return `${more} ${now > then ? 'more' : 'fewer'} than in ${period}`;
}

interface TotalsProps {
  now: Counts;
  /** Undefined if nothing was counted in the earlier period. */
  then: Counts | undefined;
  period: Period['name'];
}

/** What visitors have done, in words. */
export function Totals({ now, then, period }: TotalsProps) {
  return (
    <>
      <p className={css.state}>
        Visitors opened your page <strong>{times(now.opened)}</strong>
        {then && `, ${compared(now.opened, then.opened, before[period])}`}.
      </p>
      <dl className={css.facts}>
        <Total name="Seen in lists" count={now.seen} />
        <Total name="Called" count={now.called} />
        <Total name="Directions" count={now.directions} />
        <Total name="Website" count={now.website} />
      </dl>
    </>
  );
}

function Total({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{times(count)}</dd>
    </div>
  );
}
