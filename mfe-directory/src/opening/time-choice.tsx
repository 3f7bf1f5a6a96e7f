import type { DirectoryKind } from '@town/contracts/directory/kinds';
import { pages } from '@town/contracts/pages/paths';
import { useHref } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import type { FormEvent } from 'react';
import { useText } from '../messages/use-text';
import css from './opening-controls.module.css';
import { type OpeningFilter, openingAddress } from './opening-filter';

interface TimeChoiceProps {
  tab: DirectoryKind;
  filter: OpeningFilter;
  onChange(change: Partial<OpeningFilter>): void;
}

/** Filters places by whether they are open at a time other than now. */
export function TimeChoice({ tab, filter, onChange }: TimeChoiceProps) {
  const text = useText();
  const at = filter.open === 'any' || filter.open === 'now' ? '' : filter.open;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const open = new FormData(event.currentTarget).get('open');
    if (typeof open === 'string') onChange({ open: open || 'any' });
  };
  return (
    <details className={css.another} open={at !== ''}>
      <summary>{text('Open at another time')}</summary>
      <form method="get" action={useHref(pages.directory)} className={css.form} onSubmit={submit}>
        <input type="hidden" name="tab" value={tab} />
        {Object.entries(openingAddress({ ...filter, open: 'any' })).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="open-at" className={css.label}>
          {text('Open at')}
        </label>
        <input
          key={at}
          id="open-at"
          className={css.input}
          type="datetime-local"
          name="open"
          defaultValue={at}
          required
        />
        <Button type="submit" variant="secondary">
          {text('Show')}
        </Button>
      </form>
    </details>
  );
}
