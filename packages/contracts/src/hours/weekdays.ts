import { dayNames } from '../town/date.js';

const [sunday, ...afterSunday] = dayNames;
/** The days of the week as schema.org names them, Monday first. */
export const weekdays = [...afterSunday, sunday] as const;
export type Weekday = (typeof weekdays)[number];
