import { Button } from '@town/ui/button';
import { SelectField, type SelectOption } from '@town/ui/select-field';
import { TextField } from '@town/ui/text-field';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import css from './audit.module.css';
import type { AuditView } from './audit-view';
import { actionOptions, kindOptions } from './audit-words';

interface AuditFiltersProps {
  view: AuditView;
  onChange(change: Partial<AuditView>): void;
}

type FilterName = 'actor' | 'action' | 'kind' | 'id' | 'from' | 'to';

interface Filter {
  name: FilterName;
  label: string;
  /** The input type of a field; missing for a choice. */
  type?: 'text' | 'date';
  help?: string;
  /** For a choice: the label of "any value", and the values. */
  any?: string;
  options?(chosen: string): SelectOption[];
}

const filters: readonly Filter[] = [
  { name: 'actor', label: 'Person', type: 'text', help: 'Their e-mail address' },
  { name: 'action', label: 'Action', any: 'All actions', options: actionOptions },
  { name: 'kind', label: 'Kind', any: 'All kinds', options: kindOptions },
  { name: 'id', label: 'Record', type: 'text', help: 'Its id' },
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
];

/** The filters of the log. The button applies them all at once. */
export function AuditFilters({ view, onChange }: AuditFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  useShownIn(form, view);

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
      <form ref={form} className={css.filters} onSubmit={search}>
        <div className={css.search}>
          <TextField name="q" label="Words" type="search" maxLength={100} defaultValue={view.q} />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </div>
        <details open={filters.some(({ name }) => view[name] !== '')}>
          <summary>More filters</summary>
          <div className={css.more}>
            {filters.map((filter) => (
              <FilterInput key={filter.name} filter={filter} value={view[filter.name]} />
            ))}
          </div>
        </details>
      </form>
    </search>
  );
}

interface FilterInputProps {
  filter: Filter;
  value: string;
}

function FilterInput({ filter, value }: FilterInputProps) {
  const { name, label, any, options, type, help } = filter;
  if (options)
    return (
      <SelectField
        name={name}
        label={label}
        placeholder={any}
        options={options(value)}
        defaultValue={value}
      />
    );
  return (
    <TextField
      name={name}
      label={label}
      type={type}
      help={help}
      maxLength={100}
      defaultValue={value}
    />
  );
}

/** Shows another view in the fields, for example after Back. Re-creating the fields would lose the focus. */
function useShownIn(form: RefObject<HTMLFormElement | null>, view: AuditView): void {
  const text = JSON.stringify(view);
  const shown = useRef(text);
  useEffect(() => {
    if (text === shown.current) return;
    shown.current = text;
    for (const [name, value] of Object.entries<unknown>(JSON.parse(text))) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = String(value);
    }
  }, [form, text]);
}
