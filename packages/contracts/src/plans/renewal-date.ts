import type { TownMoment } from '../hours/open-state.js';
import { townDate } from '../town/date.js';
import type { Plan } from './price-list.js';

const hourMs = 60 * 60 * 1_000;

/**
 * The town's date on which a plan bought now renews, YYYY-MM-DD. The payment provider counts months by
 * the clock of UTC, where an evening of the town is the next day already. A day that the month does not
 * have becomes its last one.
 */
export function renewalDate({ at, clock, timeZone }: TownMoment, period: Plan['period']): string {
  const renewal = laterInUtc(new Date(at), period === 'month' ? 1 : 12);
  const onClock = renewal.getTime() + Date.parse(`${clock}Z`) - at;
  // Until then the clocks may change by an hour, which matters around midnight alone. Only then is a
  // formatter of the time zone made, which takes long on a cheap phone.
  const [earliest, latest] = [onClock - hourMs, onClock + hourMs].map(dateOf);
  return earliest === latest ? dateOf(onClock) : townDate(renewal, timeZone);
}

function laterInUtc(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  // The day 0 of a month is the last one of the month before.
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(from.getUTCDate(), last));
  return later;
}

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
