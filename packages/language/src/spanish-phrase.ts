/**
 * Says in Spanish what people write in set phrases: hours such as "Mon-Sat 6:30 AM-8 PM, Sun by
 * appointment", prices such as "Free", places such as "Downtown", and credits such as "Photo: Ann Lee".
 * Only texts of which every word is known, or a name, are said: half a translation would mislead.
 * @module
 */
import { timeText } from './dates';
import { spanishPlace } from './spanish-place';

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

const ordinals: Readonly<Record<string, string>> = {
  first: 'primer',
  '1st': 'primer',
  second: 'segundo',
  '2nd': 'segundo',
  third: 'tercer',
  '3rd': 'tercer',
  fourth: 'cuarto',
  '4th': 'cuarto',
  last: 'último',
};

const ordinal = Object.keys(ordinals).join('|');
const someDays = new RegExp(
  `^((?:${ordinal})(?:(?:, ?(?:and )?| and | ?& ?)(?:${ordinal}))*) (mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*days?)?\\b\\.?(?: of (?:the|each|every) month)?`,
);
const ordinalsText = (which: string) =>
  which.replace(/[a-z0-9]+|&/g, (word) => ordinals[word] ?? 'y');

type Say = (found: RegExpExecArray) => string | undefined;

/** Known beginnings of a text, with their translations. */
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
    someDays,
    ([, which = '', start = '']) =>
      `${ordinalsText(which)} ${days[dayStarts.indexOf(start)]} del mes`,
  ],
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
  [/^until sold out\b/, () => 'hasta agotar existencias'],
  [/^until\b/, () => 'hasta'],
  [/^dawn to dusk\b/, () => 'del amanecer al anochecer'],
  [/^by reservation(?: only)?\b/, () => 'con reservación'],
  [/^emergenc(?:y|ies)\b/, () => 'emergencias'],
  [/^office\b/, () => 'oficina'],
  [/^in spanish\b|^spanish\b/, () => 'en español'],
  [/^free\b/, () => 'gratis'],
  [/^a day\b/, () => 'al día'],
  [/^(?:per|a) person\b/, () => 'por persona'],
];

/** The same in Spanish; undefined where the text has other words. */
export function spanishPhrase(english: string): string | undefined {
  const known = spanishPlace(english) ?? credit(english);
  if (known) return known;
  let rest = english.trim().toLowerCase();
  let said = '';
  while (rest) {
    const next = firstKnown(rest);
    if (!next) return undefined;
    said += next.said;
    rest = rest.slice(next.length);
  }
  // Abbreviations of days and names of months have no capitals in Spanish.
  return said.replace(
    /^(?:todos|con|cerrado|gratis|del|emergencias|oficina|primer|segundo|tercer|cuarto|último)/,
    capitalized,
  );
}

/** Translates the credit of a picture; the name stays unchanged. */
function credit(english: string): string | undefined {
  const [, what = '', name] =
    /^(illustration|drawing|photo)(?:graph)?(?: by|:) +(.+)$/i.exec(english) ?? [];
  return name && `${credits[what.toLowerCase()]}: ${name}`;
}

const credits: Readonly<Record<string, string>> = {
  illustration: 'Ilustración',
  drawing: 'Dibujo',
  photo: 'Foto',
};

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
