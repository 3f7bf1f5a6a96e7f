/** A time of the clock that a search names, in minutes after midnight. */
export interface AskedTime {
  /** 1,440 is the midnight at the end of a day. Without a half of the day, it is a time by day. */
  minute: number;
  /** Whether something should be open until that time: it may close then. */
  isUntil: boolean;
  /** The search without the time. */
  rest: string;
  /** The minute that is meant today; undefined if it has passed. */
  next: (now: number) => number | undefined;
}

const halfDay = 12 * 60;
const midnight = 2 * halfDay;

/** Hours that are usually meant in the morning: "open Sunday at 8", but not "at 3". */
const isMorning = (hour: number) => hour >= 7 && hour < 12;

const time = new RegExp(
  [
    '(?<![\\p{L}\\p{N}:.])(?:(?:',
    '(?<until>until|till|hasta(?: las?)?)|(?<at>at|by|after|past|a las?|al?|(?:despu[eé]s|pasadas?) (?:de )?las?)',
    ') )?(?:(?<noon>noon|mediod[ií]a)|(?<midnight>midnight|medianoche)',
    "|(?<hour>[01]?\\d|2[0-3])(?:[:.](?<minutes>[0-5]\\d))?(?: ?o[’']?clock)?(?: ?(?<half>[ap])\\.? ?m\\b\\.?)?",
    '(?: (?:in the|de la|en la|por la) (?<part>morning|afternoon|evening|ma[nñ]ana|tarde|noche))?',
    ')(?![\\p{L}\\p{N}:])',
  ].join(''),
  'iu',
);

const inMorning = /^(?:a|morning|ma[nñ]ana)$/i;
const inEvening = /(?<!\p{L})(?:tonight|evening|night|noche|afternoon)(?!\p{L})/iu;

/**
 * The time of the clock in a search: "at 8pm", "7 am", "a las 8 de la noche", "at noon".
 * A number alone is none: "open 24 hours".
 */
export function askedTime(text: string): AskedTime | undefined {
  const found = time.exec(text.normalize('NFC'));
  const { until, at, noon, hour, minutes, half, part } = found?.groups ?? {};
  if (!found) return undefined;
  const before = text.normalize('NFC').slice(0, found.index);
  const after = text.normalize('NFC').slice(found.index + found[0].length);
  const rest = `${before} ${after}`.replace(/\s+/g, ' ').trim();
  const said = { isUntil: until !== undefined, rest };
  const known = (minute: number) => ({
    ...said,
    minute,
    next: (now: number) => (minute < now ? undefined : minute),
  });
  if (hour === undefined) return known(noon ? halfDay : midnight);
  const named = part ?? half;
  if (!(until ?? at ?? named ?? minutes)) return undefined;
  const written = Number(hour);
  const minute = written * 60 + Number(minutes ?? 0);
  if (written > 12 || written === 0) return known(minute);
  const first = minute % halfDay;
  if (named) return known(inMorning.test(named) ? first : first + halfDay);
  if (inEvening.test(rest)) return known(first + halfDay);
  return {
    ...said,
    minute: isMorning(written) ? first : first + halfDay,
    next: (now) => [first, first + halfDay].find((each) => each >= now),
  };
}
