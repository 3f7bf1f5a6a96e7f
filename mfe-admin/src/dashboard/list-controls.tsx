import { FilterSelect } from '@town/ui/filter-select';
import { OrderSelect } from '../lists/order-select';
import { SearchAndFilters } from '../lists/search-and-filters';
import type { ListView } from './list-view';

const statuses: { value: ListView['status']; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];
const orders: { value: ListView['sort']; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Business name' },
];

interface ListControlsProps {
  view: ListView;
  onChange(change: Partial<ListView>): void;
}

/** Search, status and order of the list. */
export function ListControls({ view, onChange }: ListControlsProps) {
  return (
    <SearchAndFilters words={view.words} onSearch={(words) => onChange({ words })}>
      <FilterSelect
        label="Status"
        options={statuses}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      <OrderSelect options={orders} value={view.sort} onChange={(sort) => onChange({ sort })} />
    </SearchAndFilters>
  );
}
