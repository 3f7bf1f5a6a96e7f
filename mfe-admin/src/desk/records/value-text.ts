import { readRule } from '@town/contracts/calendar/recurrence/rule';
import { ruleWords } from '@town/contracts/calendar/recurrence/words';
import {
  everyDay,
  hoursText,
  isSameWeek,
  type Period,
  readHours,
  type Times,
  type Week,
} from '@town/contracts/hours/hours-form';
import { weekdays } from '@town/contracts/hours/weekdays';
import type { Field } from '@town/contracts/managed-records/fields';
import { formatDate } from '@town/contracts/town/date';
import { formatInstant } from '../../lists/format-instant';
import { incomplete } from '../date-input';
import { entriesText, readEntries } from '../list-field/entries';

/** A field's value as readable text, for a comparison. */
export function valueText(field: Field | undefined, value: unknown, timeZone: string): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (value === incomplete) return 'Typed only in part';
  switch (field?.input) {
    case 'yes-no':
      return value === true ? 'Yes' : 'No';
    case 'instant':
      return formatInstant(String(value), timeZone);
    case 'date':
      return formatDate(String(value));
    case 'choice':
      return field.options?.find((option) => option.value === value)?.label ?? String(value);
    case 'choices':
      return chosenText(field, value);
    case 'hours':
      return hoursLines(value);
    case 'article':
      return articleText(String(value));
    case 'lines':
      return (Array.isArray(value) ? value.join('\n') : String(value)) || 'Empty';
    case 'recurrence':
      return repeatsText(String(value));
    case 'list':
      return listText(field, value, timeZone);
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
}

/** The labels of the chosen options, which a form stores as lines of text. */
function chosenText({ options = [] }: Field, value: unknown): string {
  const chosen = Array.isArray(value) ? value : String(value).split('\n');
  const labelOf = (each: unknown) =>
    options.find((option) => option.value === each)?.label ?? String(each);
  return chosen.map(labelOf).join('\n') || 'Empty';
}

/** A recurrence rule in words. Its day depends on the record's date, so it is omitted here. */
function repeatsText(text: string): string {
  const rule = readRule(text);
  return rule ? ruleWords(rule) : text;
}

/** One line for each day of the usual week, and the lines of each special period. */
function hoursLines(value: unknown): string {
  const { kind, usual, periods } = readHours(hoursText(value));
  if (kind === 'unknown') return 'Empty';
  if (kind === 'appointment') return 'Only by appointment';
  return [...weekLines(usual), ...periods.flatMap(periodLines)].join('\n');
}

/** A period whose days are all the same, such as a holiday, is one line. */
function periodLines({ from, to, week }: Period): string[] {
  const dates = from === to ? from : `${from} to ${to}`;
  const isSame = isSameWeek(week, everyDay(week.Monday));
  return isSame ? [`${dates}: ${timesText(week.Monday)}`] : [`${dates}:`, ...weekLines(week)];
}

const weekLines = (week: Week) => weekdays.map((day) => `${day} ${timesText(week[day])}`);

const timesText = (times: readonly Times[]) =>
  times.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || 'closed';

/** The entries of a list, one per line. A form stores a list as JSON text. */
function listText({ entry }: Field, value: unknown, timeZone: string): string {
  if (!entry) return String(value);
  const text = typeof value === 'string' ? value : entriesText(entry, value);
  const lines = readEntries(entry, text).map((each) =>
    Object.keys(entry.fields)
      .flatMap((name) => (each[name] ? [valueText(entry.fields[name], each[name], timeZone)] : []))
      .join(', '),
  );
  return lines.join('\n') || 'Empty';
}

/** An article's plain text, one line for each paragraph or heading. */
function articleText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lines = [...body.children].map(({ textContent }) => textContent.trim()).filter(Boolean);
  return lines.join('\n') || body.textContent.trim() || 'Empty';
}
