import type { RecordSort } from '@town/contracts/managed-records/calls';
import { recordStates } from '@town/contracts/managed-records/record';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { FilterSelect } from '@town/ui/filter-select';
import { OrderSelect } from '../../lists/order-select';
import { SearchAndFilters } from '../../lists/search-and-filters';
import { categoryOptions } from '../records/category-field';
import { stateNames } from '../records/state-word';
import type { RecordView } from './record-view';
import { useStateCounts } from './use-records';

const orders: { value: RecordSort; label: string }[] = [
  { value: '-updatedAt', label: 'Last changed first' },
  { value: 'updatedAt', label: 'Longest unchanged first' },
  { value: 'title', label: 'A to Z' },
  { value: '-title', label: 'Z to A' },
];

interface RecordControlsProps {
  kind: RecordKind;
  view: RecordView;
  onChange(change: Partial<RecordView>): void;
}

/** Search, filters and order of the list. */
export function RecordControls({ kind, view, onChange }: RecordControlsProps) {
  const { data: counts } = useStateCounts(kind);
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${count})`;
  const categories = categoryOptions(kind);
  return (
    <SearchAndFilters words={view.q} onSearch={(q) => onChange({ q })}>
      <FilterSelect
        label="State"
        options={[
          { value: 'all', label: 'All but archived' },
          ...recordStates.map((state) => ({
            value: state,
            label: counted(stateNames[state], counts?.[state]),
          })),
        ]}
        value={view.state}
        onChange={(state) => onChange({ state })}
      />
      {kind.name === 'events' && (
        <FilterSelect
          label="Sent to us"
          options={[
            { value: '', label: 'All' },
            { value: 'review', label: 'Awaits review' },
          ]}
          value={view.awaits}
          onChange={(awaits) => onChange({ awaits })}
        />
      )}
      {categories.length > 0 && (
        <FilterSelect
          label="Category"
          options={[{ value: '', label: 'All' }, ...categories]}
          value={view.category}
          onChange={(category) => onChange({ category })}
        />
      )}
      <FilterSelect
        label="Spanish"
        options={[
          { value: '', label: 'All' },
          { value: 'missing', label: 'Without Spanish' },
          { value: 'outdated', label: 'Translation out of date' },
        ]}
        value={view.spanish}
        onChange={(spanish) => onChange({ spanish })}
      />
      <OrderSelect options={orders} value={view.sort} onChange={(sort) => onChange({ sort })} />
    </SearchAndFilters>
  );
}
