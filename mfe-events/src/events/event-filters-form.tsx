import { eventFilterCategories } from '@town/contracts/event-categories';
import { monthNames } from '@town/contracts/town-date';
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

const months = [
  { value: 'all', label: 'All Months' },
  ...monthNames.map((label, index) => ({ value: String(index), label })),
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
