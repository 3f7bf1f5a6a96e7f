import { eventFilterCategories } from '@town/contracts/event-categories';
import { FilterSelect } from '@town/ui/filter-select';
import type { EventFilters } from './event-filters';
import css from './event-filters-form.module.css';

interface EventFiltersFormProps {
  filters: EventFilters;
  onChange(filters: EventFilters): void;
}

const categories = [
  { value: 'all', label: 'All Categories' },
  ...eventFilterCategories.map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
  })),
];

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const months = [
  { value: 'all', label: 'All Months' },
  ...Array.from({ length: 12 }, (_, index) => ({
    value: String(index),
    label: monthName.format(Date.UTC(2000, index, 1)),
  })),
];

/** Narrows the calendar down by category and month. */
export function EventFiltersForm({ filters, onChange }: EventFiltersFormProps) {
  return (
    <div className={css.filters}>
      <FilterSelect
        label="Category"
        options={categories}
        value={filters.category}
        onChange={(category) => onChange({ ...filters, category })}
      />
      <FilterSelect
        label="Month"
        options={months}
        value={filters.month}
        onChange={(month) => onChange({ ...filters, month })}
      />
    </div>
  );
}
