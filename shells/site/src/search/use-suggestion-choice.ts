import { useState } from 'react';
import type { Option } from './suggestion-list';

/** Which suggestion the arrow keys have reached, and whether the list is open. */
export interface SuggestionChoice {
  isOpen: boolean;
  options: readonly Option[];
  /** Index of the option; -1 for the field itself. */
  active: number;
  /** The option that Enter opens; undefined means the page with all results. */
  chosen: Option | undefined;
  setOptions(options: readonly Option[]): void;
  /** Call it when the text has changed: opens the list with no active option. */
  begin(): void;
  close(): void;
  press(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void;
}

/** Keys that move the cursor. They deselect the option, so that Enter searches for the typed words. */
const cursorKeys = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

/** The choice of a suggestion by the keyboard, as the ARIA pattern of a combobox describes it. */
export function useSuggestionChoice(): SuggestionChoice {
  // This script loads while a visitor types, so the list starts open.
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
        // Keeps the typed text: by default the browser clears the field.
        event.preventDefault();
        setOpen(false);
      } else if (step && options.length > 0) {
        event.preventDefault();
        setOpen(true);
        // The field itself is one more position, before the first option.
        const places = options.length + 1;
        setActive(((active + 1 + step + places) % places) - 1);
      } else if (cursorKeys.has(event.key)) {
        setActive(-1);
      }
    },
  };
}
