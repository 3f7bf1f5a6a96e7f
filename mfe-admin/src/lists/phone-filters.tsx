import { Button } from '@town/ui/button';
import { type ReactNode, useId, useState } from 'react';
import css from './phone-filters.module.css';

interface PhoneFiltersProps {
  /** How many filters narrow the list now. */
  inUse: number;
  children: ReactNode;
}

/** The counts, the search and the filters of a list. On a phone a button shows them, so that the list comes first. */
export function PhoneFilters({ inUse, children }: PhoneFiltersProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <p className={css.toggle}>
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Search and filters{inUse > 0 && ` (${inUse} in use)`}
        </Button>
      </p>
      <div id={id} className={css.filters} data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}
