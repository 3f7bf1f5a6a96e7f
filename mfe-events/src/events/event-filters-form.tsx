import { eventFilterCategories } from '@town/contracts/calendar/categories';
import { capitalize } from '@town/contracts/text/capitalize';
import { monthNames } from '@town/contracts/town/date';
import { FilterForm } from '@town/ui/filter-form';
import { FilterSelect } from '@town/ui/filter-select';
import type { EventFilters } from './event-filters';

interface EventFiltersFormProps {
  filters: EventFilters;
  /** The month that a grid shows, which has links of its own to others; null for the list. */
  month: string | null;
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

/** The calendar's category, and the month of a list. */
export function EventFiltersForm({ filters, month, onChange }: EventFiltersFormProps) {
  return (
    <FilterForm>
      <FilterSelect
        label="Category"
        name="category"
        options={categories}
        value={filters.category}
        onChange={(chosen) => onChange({ category: chosen })}
      />
      {month === null ? (
        <FilterSelect
          label="Month"
          name="month"
          options={months}
          value={filters.month}
          onChange={(chosen) => onChange({ month: chosen })}
        />
      ) : (
        <>
          <input type="hidden" name="view" value="month" />
          {month && <input type="hidden" name="month" value={month} />}
        </>
      )}
    </FilterForm>
  );
}
