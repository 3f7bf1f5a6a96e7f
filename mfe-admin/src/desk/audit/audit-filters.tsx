import { Button } from '@town/ui/button';
import { TextField } from '@town/ui/text-field';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
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

/** Shows another view in the fields, for example after Back. New fields would lose the focus. */
function useShownIn(form: RefObject<HTMLFormElement | null>, view: AuditView): void {
  const text = JSON.stringify(view);
  const shown = useRef(text);
  useEffect(() => {
    if (text === shown.current) return;
    shown.current = text;
    for (const [name, value] of Object.entries<unknown>(JSON.parse(text))) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = String(value);
    }
  }, [form, text]);
}
