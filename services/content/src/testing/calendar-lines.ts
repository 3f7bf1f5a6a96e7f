/** The lines of calendar files, as other programs write them. */

/** The lines of one event: the given lines between BEGIN and END. */
export const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

/** A calendar file that contains these lines. */
export const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** A date in the format of calendar files: 20270331 for 2027-03-31. */
export const compact = (date: string) => date.replaceAll('-', '');
