import { useState } from 'react';
import type { Option } from './suggestion-list';

/** Which suggestion the arrow keys have reached, and whether the list is open. */
export interface SuggestionChoice {
  isOpen: boolean;
  options: readonly Option[];
  /** Place of the option; -1 for the field itself. */
  active: number;
  /** What Enter opens; undefined for all results. */
  chosen: Option | undefined;
  setOptions(options: readonly Option[]): void;
  /** The words have changed: the list opens, and nothing is reached yet. */
  begin(): void;
  close(): void;
  press(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void;
}

/** Moving the cursor returns to the words, so that Enter searches for them. */
const cursorKeys = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

/** The choice of a suggestion by the keyboard, as the ARIA pattern of a combobox describes it. */
export function useSuggestionChoice(): SuggestionChoice {
  // The script comes while somebody types.
  const [isOpen, setOpen] = useState(true);
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [active, setActive] = useState(-1);
  return {
    isOpen,
    options,
    active,
    chosen: isOpen ? options[active] : undefined,
    setOptions,
    begin() {
      setActive(-1);
      setOpen(true);
    },
    close: () => setOpen(false),
    press(event) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === 'Escape' && isOpen) {
        // The field keeps what was typed; the browser would empty it.
        event.preventDefault();
        setOpen(false);
      } else if (step && options.length > 0) {
        event.preventDefault();
        setOpen(true);
        // One place before the first option is the field itself.
        const places = options.length + 1;
        setActive(((active + 1 + step + places) % places) - 1);
      } else if (cursorKeys.has(event.key)) {
        setActive(-1);
      }
    },
  };
}
