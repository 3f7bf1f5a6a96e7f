import { create } from '@town/slice-kit/state';
import { useEffect, useId } from 'react';

/** Whether the page has unsaved text. Leaving the page then asks for confirmation. */
export const useUnsaved = create<{ unsaved: boolean; isKept: boolean }>()(() => ({
  unsaved: false,
  isKept: true,
}));

/**
 * Sets whether something is unsaved.
 * @param isKept whether this browser stores the typed text
 */
export function setUnsaved(unsaved: boolean, isKept = true): void {
  useUnsaved.setState({ unsaved, isKept });
}

/** The forms of the page with typed text, and whether this browser keeps it. */
const forms = new Map<string, boolean>();

/**
 * Lets the desk know that a form holds unsaved text.
 * @param isKept whether this browser keeps it; leaving the page loses other text
 */
export function useUnsavedForm(isDirty: boolean, isKept = false): void {
  const form = useId();
  useEffect(() => {
    if (!isDirty) return;
    forms.set(form, isKept);
    tell();
    return () => {
      forms.delete(form);
      tell();
    };
  }, [form, isDirty, isKept]);
}

const tell = () =>
  setUnsaved(
    forms.size > 0,
    [...forms.values()].every((isKept) => isKept),
  );
