import type { Language } from '@town/contracts/pages/languages';

const parts: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** An instant by the town's clock: "June 12, 2027 at 6:05 PM CDT". */
export function townTime(at: Date | string, timeZone: string, language: Language = 'en'): string {
  // Some versions of the time zone data part hour and AM by a narrow space.
  return new Intl.DateTimeFormat(`${language}-US`, { ...parts, timeZone })
    .format(new Date(at))
    .replace(/[\u202f\u00a0]/g, ' ');
}
