import type { Language } from '@town/contracts/pages/languages';

const parts: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/**
 * An instant in the town's time zone: "June 12, 2027 at 6:05 PM CDT", "12 de junio de 2027 a las 6:05 p. m.
 * CDT".
 */
export function townTime(at: Date | string, timeZone: string, language: Language = 'en'): string {
  // Some versions of the locale data put a narrow space between hour and AM.
  return (
    new Intl.DateTimeFormat(`${language}-US`, { ...parts, timeZone })
      .format(new Date(at))
      .replace(/[\u202f\u00a0]/g, ' ')
      // Some write "p.m.".
      .replace(/\b([ap])\. ?m\./, '$1.\u00a0m.')
  );
}

/** The same for an instant from which something holds. Where a day begins then, the day alone: "June 12, 2027". */
export function townStart(at: Date | string, timeZone: string, language: Language = 'en'): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  if (time.format(new Date(at)) !== '00:00') return townTime(at, timeZone, language);
  const day = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long', timeZone });
  return day.format(new Date(at));
}
