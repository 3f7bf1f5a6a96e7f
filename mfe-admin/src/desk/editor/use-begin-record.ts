import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useToasts } from '@town/slice-kit/toasts';
import { useStaff } from '../session/staff';
import { clearLocalDraft, draftName, readLocalDraft, writeLocalDraft } from './local-draft';
import type { RecordValues } from './record-values';

/**
 * Returns the function that fills the form of a new record, before its page is opened. Until it is saved it is a
 * draft in this browser. A new record that has been begun is not replaced.
 * @param press names the button, to be pressed again after that record was saved or discarded
 */
export function useBeginRecord({ name: kindName, one }: RecordKind, press: string) {
  const { email } = useStaff();
  const showToast = useToasts((state) => state.show);
  /** @param source the id of what the values come from: the same source opens what was begun from it */
  return (values: RecordValues, source: string) => {
    const name = draftName(email, kindName, undefined);
    const begun = readLocalDraft(name);
    if (!begun) {
      const base = { version: null, values: {}, source };
      // Removes the reserved record id of an earlier draft.
      clearLocalDraft(name);
      writeLocalDraft(name, { values, base, typedAt: Date.now() });
    } else if (begun.base.source !== source) {
      showToast({
        tone: 'error',
        title: `You have begun another ${one}`,
        description: `Save or discard it first. Then press “${press}” again.`,
      });
    }
  };
}
