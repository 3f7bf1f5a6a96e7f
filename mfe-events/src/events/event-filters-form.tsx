import { eventFilterCategories } from '@town/contracts/calendar/categories';
import { capitalize } from '@town/contracts/text/capitalize';
import { monthText } from '@town/language/dates';
import { useAnyText } from '@town/language/text-of';
import { useTexts } from '@town/language/texts';
import { FilterForm } from '@town/ui/filter-form';
import { FilterSelect } from '@town/ui/filter-select';
import { useText } from '../messages/use-text';
import type { EventFilters } from './event-filters';

interface EventFiltersFormProps {
  filters: EventFilters;
  /** The month of a grid, which has its own links to other months; null for the list. */
  month: string | null;
  onChange(chosen: Partial<EventFilters>): void;
}

/** The first days of the twelve months of a year, YYYY-MM-DD. */
const months = Array.from(
  { length: 12 },
  (_, month) => `2023-${String(month + 1).padStart(2, '0')}-01`,
);

/** The form that chooses the category of the calendar, and the month of the list. */
export function EventFiltersForm({ filters, month, onChange }: EventFiltersFormProps) {
  const text = useText();
  const anyText = useAnyText();
  const { language } = useTexts();
  return (
    <FilterForm>
      <FilterSelect
        label={text('Category')}
        name="category"
        options={[
          { value: 'all', label: text('All Categories') },
          ...eventFilterCategories.map((value) => ({ value, label: anyText(capitalize(value)) })),
        ]}
        value={filters.category}
        onChange={(chosen) => onChange({ category: chosen })}
      />
      {month === null ? (
        <FilterSelect
          label={text('Month')}
          name="month"
          options={[
            { value: 'all', label: text('All Months') },
            ...months.map((first, index) => ({
              value: String(index),
              label: capitalize(monthText(first, language, first)),
            })),
          ]}
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
