import type { DirectoryKind } from '@town/contracts/directory/kinds';
import { pages } from '@town/contracts/pages/paths';
import { Link, useHref } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { ChoiceLinks } from '@town/ui/choice-links';
import type { FormEvent } from 'react';
import { useText } from '../messages/use-text';
import css from './opening-controls.module.css';
import { type OpeningFilter, openingAddress } from './opening-filter';

interface OpeningControlsProps {
  tab: DirectoryKind;
  filter: OpeningFilter;
  onChange(change: Partial<OpeningFilter>): void;
}

/**
 * Chooses places by their opening hours. Every choice is a link or a form with an address of its own,
 * so it works without scripts and can be shared.
 */
export function OpeningControls({ tab, filter, onChange }: OpeningControlsProps) {
  const text = useText();
  const at = filter.open === 'any' || filter.open === 'now' ? '' : filter.open;
  const to = (change: Partial<OpeningFilter>) =>
    `?${new URLSearchParams({ tab, ...openingAddress({ ...filter, ...change }) })}`;
  const choice = (label: string, change: Partial<OpeningFilter>, isChosen: boolean) => ({
    label,
    to: to(change),
    isChosen,
  });
  const isSorted = filter.sort === 'open';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const open = new FormData(event.currentTarget).get('open');
    if (typeof open === 'string') onChange({ open: open || 'any' });
  };
  return (
    <search className={css.controls} aria-label={text('Which places')}>
      <ChoiceLinks
        as={Link}
        label={text('Which places')}
        choices={[
          choice(text('All'), { open: 'any' }, filter.open === 'any'),
          choice(text('Open now'), { open: 'now' }, filter.open === 'now'),
          choice(text('Open first'), { sort: isSorted ? 'name' : 'open' }, isSorted),
        ]}
      />
      <details className={css.another} open={at !== ''}>
        <summary>{text('Open at another time')}</summary>
        <form method="get" action={useHref(pages.directory)} className={css.form} onSubmit={submit}>
          <input type="hidden" name="tab" value={tab} />
          {filter.sort !== 'name' && <input type="hidden" name="sort" value={filter.sort} />}
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
    </search>
  );
}
