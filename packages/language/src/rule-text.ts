import {
  type DayCode,
  dayCodes,
  explicitRule,
  type RecurrenceRule,
} from '@town/contracts/calendar/recurrence/rule';
import { ruleWords } from '@town/contracts/calendar/recurrence/words';
import type { Language } from '@town/contracts/pages/languages';
import { dateText, monthText, weekdayText } from './dates';

/**
 * A recurrence rule in words: "Every month on the second Tuesday", "Cada mes, el segundo martes".
 * @param start a day that follows the rule
 */
export function ruleText(rule: RecurrenceRule, start: string, language: Language): string {
  if (language === 'en') return ruleWords(rule, start);
  const { frequency, interval, end, ...on } = explicitRule(rule, start);
  const [one, more] = units[frequency];
  const every = interval === 1 ? `Cada ${one}` : `Cada ${interval} ${more}`;
  return [every, dayText(on), endText(end)].filter(Boolean).join(', ');
}

const units = {
  DAILY: ['día', 'días'],
  WEEKLY: ['semana', 'semanas'],
  MONTHLY: ['mes', 'meses'],
  YEARLY: ['año', 'años'],
} as const;

const ordinals: Record<number, string> = {
  1: 'primer',
  2: 'segundo',
  3: 'tercer',
  4: 'cuarto',
  5: 'quinto',
  [-1]: 'último',
};

/** The Spanish name of a weekday. 1 January 2023 was a Sunday, which is the first of the codes. */
const dayName = (code: DayCode) => weekdayText(`2023-01-0${dayCodes.indexOf(code) + 1}`, 'es');
const monthName = (month: number) =>
  monthText(`2023-${String(month).padStart(2, '0')}-01`, 'es', '2023');

function dayText({
  weekdays,
  dayOfMonth,
  month,
}: Pick<RecurrenceRule, 'weekdays' | 'dayOfMonth' | 'month'>): string {
  if (weekdays.length > 0) return `los ${joined(weekdays.map((code) => plural(dayName(code))))}`;
  if (!dayOfMonth) return '';
  const of = month ? ` de ${monthName(month)}` : '';
  if (!('day' in dayOfMonth)) {
    return `el ${ordinals[dayOfMonth.nth]} ${dayName(dayOfMonth.weekday)}${of}`;
  }
  if (dayOfMonth.day < 0) return `el último día${of}`;
  return month ? `el ${dayOfMonth.day}${of}` : `el día ${dayOfMonth.day}`;
}

/** The Spanish plural of a weekday. Only "sábado" and "domingo" have a plural form of their own. */
const plural = (day: string) => (day.endsWith('s') ? day : `${day}s`);

function endText(end: RecurrenceRule['end']): string {
  if (!end) return '';
  if ('until' in end) return `hasta el ${dateText(end.until, 'es')}`;
  return end.count === 1 ? 'una vez' : `${end.count} veces`;
}

const joined = (words: string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;
