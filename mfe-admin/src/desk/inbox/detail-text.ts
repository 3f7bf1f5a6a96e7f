import { businessKind, eventKind } from '@town/contracts/managed-records/managed-kinds';
import { formatDate } from '@town/contracts/town/date';
import { planName } from '../../lists/plan-name';
import { categoryOptions } from '../records/category-field';
import type { ShownItem } from './inbox-item-reader';

const categories = [businessKind, eventKind].flatMap(categoryOptions);

/** What was sent, as people read it: services store dates, and the codes of plans and categories. */
export function detailText({ label, value }: ShownItem['details'][number]): string {
  if (label === 'Plan') return planName(value);
  if (label === 'Type' || label === 'Category') {
    return categories.find((option) => option.value === value)?.label ?? value;
  }
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value;
}
