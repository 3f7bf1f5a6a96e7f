import { isSpecialDay, minuteOf, openOn } from './day-times.js';
import type { Opening, TownMoment } from './open-state.js';
import { holidayOn } from './public-holidays.js';

/**
 * The name of today's public holiday, if a place is open now or later today by its usual weekly hours.
 * Many places have other hours on a holiday, and few have entered them.
 * @returns undefined on other days, and where hours were entered for this one
 */
export function usualOnHoliday(
  { openingHours, businessStatus }: Opening,
  { clock }: TownMoment,
): string | undefined {
  const today = clock.slice(0, 10);
  const holiday = holidayOn(today);
  if (!holiday || businessStatus !== 'open' || !openingHours) return undefined;
  if (isSpecialDay(openingHours, today)) return undefined;
  const now = minuteOf(clock.slice(11));
  return openOn(openingHours, today).some(({ to }) => to > now) ? holiday : undefined;
}
