import { Button } from '@town/ui/button';
import { TextField } from '@town/ui/text-field';
import type { FormEvent } from 'react';
import css from './audit.module.css';
import type { AuditView } from './audit-view';

interface AuditFiltersProps {
  view: AuditView;
  onChange(change: Partial<AuditView>): void;
}

const filters = [
  { name: 'actor', label: 'Person', type: 'text', help: 'Their e-mail address' },
  { name: 'action', label: 'Action', type: 'text', help: 'For example sign-in' },
  { name: 'kind', label: 'Kind', type: 'text', help: 'For example news' },
  { name: 'id', label: 'Record', type: 'text', help: 'Its id' },
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
] as const;

/** Which entries to list. They apply together, by the button. */
export function AuditFilters({ view, onChange }: AuditFiltersProps) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const textOf = (name: string) => String(given.get(name) ?? '').trim();
    onChange({
      q: textOf('q'),
      ...Object.fromEntries(filters.map(({ name }) => [name, textOf(name)])),
    });
  }
  return (
    <search>
      <form className={css.filters} onSubmit={search}>
        <div className={css.search}>
          <TextField name="q" label="Words" type="search" maxLength={100} defaultValue={view.q} />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </div>
        <details open={filters.some(({ name }) => view[name] !== '')}>
          <summary>More filters</summary>
          <div className={css.more}>
            {filters.map(({ name, ...field }) => (
              <TextField
                key={name}
                name={name}
                {...field}
                maxLength={100}
                defaultValue={view[name]}
              />
            ))}
          </div>
        </details>
      </form>
    </search>
  );
}
