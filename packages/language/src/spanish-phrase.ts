/**
 * Says in Spanish what people write in set phrases: hours such as "Mon-Sat 6:30 AM-8 PM, Sun by
 * appointment", and prices such as "Free". Only texts of which every word is known are said: half a
 * translation would mislead.
 * @module
 */
import { timeText } from './dates';

const days = ['lun.', 'mar.', 'mié.', 'jue.', 'vie.', 'sáb.', 'dom.'];
const dayStarts = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const monthStarts = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

type Say = (found: RegExpExecArray) => string | undefined;

/** Beginnings of a text that are known, and how they are said. */
const patterns: readonly [RegExp, Say][] = [
  [/^(?:\s+|[-–—,;:()/·]|\$\d+(?:\.\d\d)?)/, ([same]) => same],
  [/^24\s*\/\s*7\b/, () => 'las 24 horas'],
  [/^24 (?:hours|hrs)(?: a day)?\b/, () => '24 horas'],
  [
    /^(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b\.?/,
    ([, hour, minutes, half]) => time(hour, minutes, half),
  ],
  [/^noon\b/, () => timeText(12 * 60, 'es')],
  [/^midnight\b/, () => timeText(0, 'es')],
  [
    /^(mon|tue|wed|thu|fri|sat|sun)(?:(?<=tue)s|(?<=thu)rs?)?(?:(?:(?<=wed)nes|(?<=sat)ur)?days?)?\b\.?/,
    ([, start = '']) => days[dayStarts.indexOf(start)],
  ],
  [
    /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?)/,
    ([name]) => months[monthStarts.indexOf(name.slice(0, 3))],
  ],
  [/^(?:daily|every ?day)\b/, () => 'todos los días'],
  [/^weekdays?\b/, () => 'lun.-vie.'],
  [/^weekends?\b/, () => 'sáb.-dom.'],
  [/^by appointment(?: only)?\b/, () => 'con cita'],
  [/^closed\b/, () => 'cerrado'],
  [/^(?:and\b|&)/, () => 'y'],
  [/^(?:to|through|thru)\b/, () => 'a'],
  [/^until\b/, () => 'hasta'],
  [/^in spanish\b|^spanish\b/, () => 'en español'],
  [/^free\b/, () => 'gratis'],
  [/^a day\b/, () => 'al día'],
  [/^(?:per|a) person\b/, () => 'por persona'],
];

/** The same in Spanish; undefined where the text has other words. */
export function spanishPhrase(english: string): string | undefined {
  let rest = english.trim().toLowerCase();
  let said = '';
  while (rest) {
    const known = firstKnown(rest);
    if (!known) return undefined;
    said += known.said;
    rest = rest.slice(known.length);
  }
  // Abbreviations of days and names of months have no capitals in Spanish.
  return said.replace(/^(?:todos|con|cerrado|gratis)/, capitalized);
}

function firstKnown(rest: string): { said: string; length: number } | undefined {
  for (const [pattern, say] of patterns) {
    const found = pattern.exec(rest);
    const said = found && say(found);
    if (found && said !== undefined && said !== null) return { said, length: found[0].length };
  }
  return undefined;
}

function time(hour = '', minutes = '0', half = ''): string {
  const hours = (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return timeText(hours * 60 + Number(minutes), 'es');
}

const capitalized = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
