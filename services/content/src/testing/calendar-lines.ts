/** The lines of calendar files, as other programs write them. */

/** One event, of the lines between its first and its last. */
export const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

/** A file of the lines of its events. */
export const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** A day as a calendar file writes it: 20270331 for 2027-03-31. */
export const compact = (date: string) => date.replaceAll('-', '');
