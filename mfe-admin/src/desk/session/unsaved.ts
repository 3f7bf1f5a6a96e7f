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

/** The forms of the page with typed text that this browser does not keep. */
const forms = new Set<string>();

/** Lets the desk know that a form holds text which leaving the page would lose. */
export function useUnsavedForm(isDirty: boolean): void {
  const form = useId();
  useEffect(() => {
    if (!isDirty) return;
    forms.add(form);
    setUnsaved(true, false);
    return () => {
      forms.delete(form);
      setUnsaved(forms.size > 0, false);
    };
  }, [form, isDirty]);
}
