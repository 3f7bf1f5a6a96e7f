import { businessKind, eventKind } from '@town/contracts/managed-records/managed-kinds';
import { formatDate } from '@town/contracts/town/date';
import { codeWords } from '../../lists/code-words';
import { planName } from '../../lists/plan-name';
import { categoryOptions } from '../records/category-field';
import type { ShownItem } from './inbox-item-reader';

const categories = [businessKind, eventKind].flatMap(categoryOptions);

const days = /^\d{4}-\d\d-\d\d(?: – \d{4}-\d\d-\d\d)?$/;

/** A submitted value as readable text: services store dates and codes of plans, categories and others. */
export function detailText({ label, value }: ShownItem['details'][number]): string {
  if (label === 'Plan') return planName(value);
  if (label === 'Type' || label === 'Category') {
    return categories.find((option) => option.value === value)?.label ?? value;
  }
  // The kind of a mail has a prefix for its recipient, which another detail already shows.
  if (label === 'Kind of mail') return codeWords(value.replace(/^(?:staff|person)-/, ''));
  if (label === 'Reason') return codeWords(value);
  // An event of several days has its first and its last day.
  return days.test(value) ? value.split(' – ').map(formatDate).join(' – ') : value;
}
