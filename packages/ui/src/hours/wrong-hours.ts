import type { HoursForm, Period, Times } from '@town/contracts/hours/hours-form';
import { createContext } from 'react';

/** Whether the form has been checked: only then is something that is still missing an error. */
export const HoursAreChecked = createContext(false);

const missing = ({ opens, closes }: Times) => opens === '' || closes === '';

/** The message about the times of a day. */
export const timesError = (times: readonly Times[]) =>
  times.some(missing) ? ('Please enter both times' as const) : undefined;

/** The message about the first day of a period. */
export const fromError = ({ from }: Period) =>
  from ? undefined : ('Please enter the first day' as const);

/** The message about the last day of a period. */
export function toError({ from, to }: Period) {
  if (!to) return 'Please enter the last day' as const;
  return to < from ? ('The last day is before the first' as const) : undefined;
}

/** Whether a line of the form has a message of its own. */
export function hasWrongLine({ kind, usual, periods }: HoursForm): boolean {
  const weeks = [usual, ...periods.map(({ week }) => week)];
  return (
    kind === 'week' &&
    (weeks.some((week) => Object.values(week).some(timesError)) ||
      periods.some((period) => fromError(period) ?? toError(period)))
  );
}
