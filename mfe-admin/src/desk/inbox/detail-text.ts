import { businessKind, eventKind } from '@town/contracts/managed-records/managed-kinds';
import { formatDate } from '@town/contracts/town/date';
import { codeWords } from '../../lists/code-words';
import { planName } from '../../lists/plan-name';
import { categoryOptions } from '../records/category-field';
import type { ShownItem } from './inbox-item-reader';

const categories = [businessKind, eventKind].flatMap(categoryOptions);

const days = /^\d{4}-\d\d-\d\d(?: – \d{4}-\d\d-\d\d)?$/;

/** What was sent, as people read it: services store dates, and the codes of plans, categories and others. */
export function detailText({ label, value }: ShownItem['details'][number]): string {
  if (label === 'Plan') return planName(value);
  if (label === 'Type' || label === 'Category') {
    return categories.find((option) => option.value === value)?.label ?? value;
  }
  // Each mail of the staff and of others has a kind of its own; to whom it went is said beside it.
  if (label === 'Kind of mail') return codeWords(value.replace(/^(?:staff|person)-/, ''));
  if (label === 'Reason') return codeWords(value);
  // An event of several days names its first and its last.
  return days.test(value) ? value.split(' – ').map(formatDate).join(' – ') : value;
}
