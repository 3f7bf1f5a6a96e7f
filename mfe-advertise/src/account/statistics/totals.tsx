import { localeOf } from '@town/language/locale';
import { useTexts } from '@town/language/texts';
import { withElements } from '@town/language/with-elements';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import type { Counts } from './add-up';
import type { Period } from './period';

interface TotalsProps {
  now: Counts;
  /** Undefined if nothing was counted in the earlier period. */
  then: Counts | undefined;
  period: Period['name'];
}

/** What visitors have done, in words. */
export function Totals({ now, then, period }: TotalsProps) {
  const text = useText();
  const opened = useOpened(now.opened, then?.opened, period);
  return (
    <>
      <p className={css.state}>
        {withElements(opened, { times: (words) => <strong>{words}</strong> })}
      </p>
      <dl className={css.facts}>
        <Total name={text('Seen in lists')} count={now.seen} />
        <Total name={text('Called')} count={now.called} />
        <Total name={text('Directions')} count={now.directions} />
        <Total name={text('Website')} count={now.website} />
      </dl>
    </>
  );
}

function Total({ name, count }: { name: string; count: number }) {
  const times = useTimes();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{times(count)}</dd>
    </div>
  );
}

function useNumber(): (count: number) => string {
  const { language } = useTexts();
  return (count) => count.toLocaleString(localeOf(language));
}

/** Returns a function that says "once" or "12 times". */
function useTimes(): (count: number) => string {
  const text = useText();
  const number = useNumber();
  return (count) => (count === 1 ? text('once') : text('{count} times', { count: number(count) }));
}

/** Says how often the page was opened, and compares it with the earlier period. */
function useOpened(now: number, then: number | undefined, period: Period['name']): string {
  const text = useText();
  const number = useNumber();
  const times = useTimes()(now);
  if (then === undefined)
    return text('Visitors opened your page <times>{times}</times>.', { times });
  const inDays = period === '30-days';
  if (now === then) {
    return inDays
      ? text(
          'Visitors opened your page <times>{times}</times>, as often as in the 30 days before.',
          { times },
        )
      : text(
          'Visitors opened your page <times>{times}</times>, as often as in the same months a year before.',
          { times },
        );
  }
  const compared = { times, count: number(Math.abs(now - then)) };
  if (now > then) {
    return inDays
      ? text(
          'Visitors opened your page <times>{times}</times>, {count} more than in the 30 days before.',
          compared,
        )
      : text(
          'Visitors opened your page <times>{times}</times>, {count} more than in the same months a year before.',
          compared,
        );
  }
  return inDays
    ? text(
        'Visitors opened your page <times>{times}</times>, {count} fewer than in the 30 days before.',
        compared,
      )
    : text(
        'Visitors opened your page <times>{times}</times>, {count} fewer than in the same months a year before.',
        compared,
      );
}
