import { create } from '@town/slice-kit/state';

/** Whether the page holds typed text that the server does not have. Leaving the page then asks. */
export const useUnsaved = create<{ unsaved: boolean; isKept: boolean }>()(() => ({
  unsaved: false,
  isKept: true,
}));

/**
 * Says whether something is unsaved.
 * @param isKept whether this browser keeps what is typed
 */
export function setUnsaved(unsaved: boolean, isKept = true): void {
  useUnsaved.setState({ unsaved, isKept });
}
