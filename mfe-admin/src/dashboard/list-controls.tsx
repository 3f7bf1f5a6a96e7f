import { Button } from '@town/ui/button';
import { FilterSelect } from '@town/ui/filter-select';
import { type FormEvent, useId } from 'react';
import type { ListView } from './advertisers-query';
import css from './list-controls.module.css';

const statuses = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];
const orders = [
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
  const id = useId();
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange({ words: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  }
  return (
    <div className={css.controls}>
      <search>
        <form className={css.search} onSubmit={search}>
          <label htmlFor={id}>Search</label>
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={view.words}
            maxLength={100}
            className={css.input}
          />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </form>
      </search>
      <FilterSelect
        label="Status"
        options={statuses}
        value={view.status}
        onChange={(status) => onChange({ status: status as ListView['status'] })}
      />
      <FilterSelect
        label="Order"
        options={orders}
        value={view.sort}
        onChange={(sort) => onChange({ sort: sort as ListView['sort'] })}
      />
    </div>
  );
}
