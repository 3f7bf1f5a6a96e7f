import { eventFilterCategories } from '@town/contracts/calendar/categories';
import { capitalize } from '@town/contracts/text/capitalize';
import { monthNames } from '@town/contracts/town/date';
import { FilterForm } from '@town/ui/filter-form';
import { FilterSelect } from '@town/ui/filter-select';
import type { EventFilters } from './event-filters';

interface EventFiltersFormProps {
  filters: EventFilters;
  onChange(chosen: Partial<EventFilters>): void;
}

const categories = [
  { value: 'all', label: 'All Categories' },
  ...eventFilterCategories.map((value) => ({ value, label: capitalize(value) })),
];

const months = [
  { value: 'all', label: 'All Months' },
  ...monthNames.map((label, index) => ({ value: String(index), label })),
];

/** The calendar's category and month. */
export function EventFiltersForm({
  filters: { category, month },
  onChange,
}: EventFiltersFormProps) {
  return (
    <FilterForm>
      <FilterSelect
        label="Category"
        name="category"
        options={categories}
        value={category}
        onChange={(chosen) => onChange({ category: chosen })}
      />
      <FilterSelect
        label="Month"
        name="month"
        options={months}
        value={month}
        onChange={(chosen) => onChange({ month: chosen })}
      />
    </FilterForm>
  );
}
