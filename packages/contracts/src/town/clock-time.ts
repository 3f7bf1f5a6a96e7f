/** A time of day as the site shows it: "6:30 PM". */
export function clockTime(hour: number, minutes = '00'): string {
  return `${hour % 12 || 12}:${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

const times =
  /\b(?:([01]?\d|2[0-3])[:.]([0-5]\d)|(1[0-2]|[1-9])(?=\s*[ap]\.?\s?m\b))(?:\s*([ap])\.?\s?m\b\.?)?/gi;

const spans =
  /(^|[^:.\w])(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))?(?=\s*(?:-|–|—|to|until)\s*(1[0-2]|0?[1-9])(?:[:.][0-5]\d)?\s*([ap])\.?\s?m\b)/gi;

/**
 * Gives the first time of a span the half of the day that only the second one names: "6-8 PM" begins in the
 * evening, "10-2 PM" in the morning.
 */
const withBothHalves = (words: string): string =>
  words.replace(
    spans,
    (_, before: string, hour: string, minutes = '00', endHour: string, half: string) => {
      const endsInAfternoon = /p/i.test(half);
      const isSameHalf = Number(hour) % 12 <= Number(endHour) % 12;
      return `${before}${hour}:${minutes} ${endsInAfternoon === isSameHalf ? 'PM' : 'AM'}`;
    },
  );

/** Words in which every time of day has the site's form: "18:30" becomes "6:30 PM". */
export function withClockTimes(words: string): string {
  return withBothHalves(words).replace(
    times,
    (_, hour?: string, minutes?: string, wholeHour?: string, half?: string) => {
      const read = Number(hour ?? wholeHour);
      const afternoon = half && /p/i.test(half) ? 12 : 0;
      return clockTime(half ? (read % 12) + afternoon : read, minutes);
    },
  );
}
