/** A time of the clock that a search names. Its minutes are counted from the midnight before the day; 1,440 is that after it. */
export interface AskedTime {
  /** When something should be open: at that time, in the minute before it, or at any time after it. */
  isOpen: 'at' | 'before' | 'after';
  /** The search without the time. */
  rest: string;
  /** Whether the search says which half of the day is meant. */
  isSure: boolean;
  /** The minute that is meant on a day that the search names. */
  onDay: number;
  /** The minute that is meant if the search names today; undefined if it has passed. */
  today: (now: number) => number | undefined;
  /** The minute that is meant if the search names no day. */
  next: (now: number) => number;
}

const hour = 60;
const halfDay = 12 * hour;
const day = 2 * halfDay;
/** The hours before belong to the night before. */
const nightEnds = 6 * hour;

const time = new RegExp(
  [
    '(?<![\\p{L}\\p{N}:.])(?:(?:(?<until>until|till|hasta(?: las?)?)|(?<before>before|antes de(?:l| las?)?)|',
    '(?<after>after|past|(?:despu[eé]s|pasadas?) (?:de(?:l| las?)?|las?))|(?<at>at|by|a las?)|(?<al>al?)',
    ') |(?<=(?:open|abiert[oa]s?) )(?=\\p{L})|(?=\\d))',
    '(?:(?<noon>noon|mediod[ií]a)|(?<midnight>midnight|medianoche)',
    "|(?<hours>[01]?\\d|2[0-3])(?:[:.](?<minutes>[0-5]\\d))?(?: ?o[’']?clock)?(?: ?(?<half>[ap])\\.? ?m\\b\\.?)?",
    '(?<part> (?:in the|at|de la|en la|por la) (?:morning|afternoon|evening|night|ma[nñ]ana|madrugada|tarde|noche))?',
    ')(?![\\p{L}\\p{N}:])',
  ].join(''),
  'giu',
);

/** Between two times, of which none alone is meant: "8am to 5". */
const joins = '(?:to|until|till|and|or|al?|y|o|hasta|[-–])(?: las?)?';
const endsRange = new RegExp(`\\d(?: ?[ap]\\.? ?m\\.?)? ?${joins} ?$`, 'i');
const beginsRange = new RegExp(`^ ?${joins} ?\\d`, 'i');

const words = (said: string) => new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'iu');
const night = words('tonight|night|noche|(?:open|until|till|hasta)(?: very| muy)? (?:late|tarde)');
/** Words that say which half of the day is meant, with the first hour that they may mean, also as an end. */
const halves: readonly [said: RegExp, from: number, until?: number][] = [
  [night, 17],
  [words('madrugada|morning'), 0],
  [words('(?:de|en|por) la ma[nñ]ana'), 1],
  [words('afternoon|tarde'), 12],
  [words('evening'), 16],
  // A "bed and breakfast" is a lodging.
  [words('(?<!\\bbed (?:and|&|n) )breakfasts?|brunch|desayunos?|desayunar'), 5],
  [words('lunch|almuerzos?|almorzar'), 10],
  // A dinner may begin at 2, but a place that is open for dinner until 2 closes at night.
  [words('dinners?|suppers?|cenas?|cenar'), 12, 16],
];
function halfIn(text: string, isUntil: boolean) {
  const [, begin, end = begin] = halves.find(([said]) => said.test(text)) ?? [];
  return isUntil ? end : begin;
}

/** The first time from an hour on at which a clock shows the same as at a minute. */
const from = (hours: number, minute: number) =>
  (minute % halfDay) +
  Math.max(0, Math.ceil((hours * hour - (minute % halfDay)) / halfDay)) * halfDay;

/**
 * The time of the clock in a search: "at 8pm", "7 am", "a las 8 de la noche", "at noon".
 * A number alone is none: "open 24 hours". Nor are two times, as in "from 8am to 5pm".
 */
export function askedTime(text: string): AskedTime | undefined {
  const typed = text.normalize('NFC');
  const [found, another] = [...typed.matchAll(time)].filter(isTime);
  if (!found || another) return undefined;
  const { until, before, after, al = '' } = found.groups ?? {};
  const begin = typed.slice(0, found.index);
  const end = typed.slice(found.index + found[0].length);
  if (endsRange.test(begin + al) || beginsRange.test(end)) return undefined;
  const rest = `${begin} ${end}`.replace(/\s+/g, ' ').trim();
  const isOpen = after ? 'after' : (until ?? before) ? 'before' : 'at';
  const readings = readingsOf(found.groups ?? {}, rest);
  // "Saturday until 6am" is the end of that night, and "Saturday after 6am" that morning.
  const nextDayUntil = until ? nightEnds : after ? nightEnds - 1 : -1;
  return { isOpen, rest, isSure: readings.length === 1, ...meant(readings, nextDayUntil) };
}

type Groups = Partial<Record<string, string>>;

const isTime = ({ groups = {} }: RegExpMatchArray) =>
  ['noon', 'midnight', 'until', 'before', 'after', 'at', 'minutes', 'half', 'part'].some(
    (name) => groups[name] !== undefined,
  );

/** The minutes that a time may mean, the usual one first. */
function readingsOf(groups: Groups, rest: string): readonly [number, ...number[]] {
  const { until, before, after, noon, midnight, hours, minutes = 0, half, part = '' } = groups;
  if (noon) return [halfDay];
  if (midnight) return [day];
  const written = Number(hours);
  const minute = written * hour + Number(minutes);
  const isUntil = until !== undefined;
  const isNight = night.test(part) || night.test(rest);
  const sure = half ? from(/a/i.test(half) ? 0 : 12, minute) : minute;
  // "Open tonight at 1 am" is past midnight.
  if (half || written > 12 || written === 0)
    return [isNight && sure <= nightEnds ? sure + day : sure];
  const first = halfIn(part, isUntil) ?? halfIn(rest, isUntil) ?? (before ? 4 : undefined);
  if (first !== undefined) return [from(first, minute)];
  // Few places open or close so early that something is said about the morning.
  if (until ?? after) return [from(12, minute), ...[from(24, minute)].filter(isOfNight)];
  // "Open Sunday at 8" is by day.
  const byDay = from(7, minute);
  return [byDay, byDay < halfDay ? byDay + halfDay : byDay - halfDay];
}

const isOfNight = (minute: number) => minute < day + nightEnds;

/** @param nextDayUntil the last minute that is of the night after the day, as in "Saturday until 2am" */
function meant(
  readings: readonly [number, ...number[]],
  nextDayUntil: number,
): Pick<AskedTime, 'onDay' | 'today' | 'next'> {
  const [usual, ...others] = readings;
  const isSure = others.length === 0;
  const ordered = [...readings].sort((one, other) => one - other);
  const later = (days: number) => ordered.map((minute) => minute + days * day);
  return {
    onDay: usual <= nextDayUntil ? usual + day : usual,
    today: (now) =>
      ordered.find((minute) => minute >= now) ?? (isSure ? later(1).find(isOfNight) : undefined),
    next: (now) =>
      [...later(-1), ...ordered].find((minute) => minute >= now) ??
      later(1).find((minute) => isSure || !isEarly(minute % day)) ??
      usual + day,
  };
}

/** From 1 to 5 o'clock, nearly everybody means the afternoon. */
const isEarly = (minute: number) => minute >= hour && minute < nightEnds;
