import { nobody } from '@town/contracts/inbox/calls';
import { FilterSelect } from '@town/ui/filter-select';
import { SearchAndFilters } from '../../lists/search-and-filters';
import type { InboxView } from './inbox-view';

interface InboxControlsProps {
  view: InboxView;
  onChange(change: Partial<InboxView>): void;
}

/** Search and filters of the inbox. */
export function InboxControls({ view, onChange }: InboxControlsProps) {
  return (
    <SearchAndFilters words={view.q} onSearch={(q) => onChange({ q })}>
      <FilterSelect
        label="State"
        options={[
          { value: 'open', label: 'Open' },
          { value: 'done', label: 'Done' },
          { value: 'all', label: 'All' },
        ]}
        value={view.state}
        onChange={(state) => onChange({ state })}
      />
      <FilterSelect
        label="Assigned to"
        options={[
          { value: 'anybody', label: 'Anybody' },
          { value: 'me', label: 'Me' },
          { value: nobody, label: 'Nobody' },
        ]}
        value={view.assignee}
        onChange={(assignee) => onChange({ assignee })}
      />
    </SearchAndFilters>
  );
}
