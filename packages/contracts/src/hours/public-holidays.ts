/** A public holiday of the United States in a year. */
export interface PublicHoliday {
  name: string;
  /** YYYY-MM-DD. */
  date: string;
}

/** The public holidays of the United States in a year, in their order. */
export function publicHolidays(year: number): PublicHoliday[] {
  const fixed = (month: number, day: number) =>
    new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  // Sunday is 0.
  const nth = (month: number, weekday: number, count: number) => {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    return fixed(month, 1 + ((weekday - first + 7) % 7) + (count - 1) * 7);
  };
  return [
    { name: "New Year's Day", date: fixed(1, 1) },
    { name: 'Martin Luther King Jr. Day', date: nth(1, 1, 3) },
    { name: "Presidents' Day", date: nth(2, 1, 3) },
    { name: 'Memorial Day', date: lastMonday(year) },
    { name: 'Juneteenth', date: fixed(6, 19) },
    { name: 'Independence Day', date: fixed(7, 4) },
    { name: 'Labor Day', date: nth(9, 1, 1) },
    { name: 'Columbus Day', date: nth(10, 1, 2) },
    { name: 'Veterans Day', date: fixed(11, 11) },
    { name: 'Thanksgiving Day', date: nth(11, 4, 4) },
    { name: 'Christmas Day', date: fixed(12, 25) },
  ];
}

/**
 * The name of the public holiday on a day.
 * @param date YYYY-MM-DD
 */
export function holidayOn(date: string): string | undefined {
  return publicHolidays(Number(date.slice(0, 4))).find((each) => each.date === date)?.name;
}

/** The last Monday of May. */
function lastMonday(year: number): string {
  const last = new Date(Date.UTC(year, 4, 31));
  last.setUTCDate(31 - ((last.getUTCDay() + 6) % 7));
  return last.toISOString().slice(0, 10);
}
