import { clearDraft, readDraft, writeDraft } from '@town/slice-kit/draft';
import type { EventValues } from '@town/ui/event-fields';
import { useEffect, useState } from 'react';
import { chosenRule, type GivenRule } from './recurrence/simple-rules';

/**
 * This tab's draft of an event form, stored until the form is sent or closed, because the end of a session
 * removes the form. It is read when the form is mounted, and fills the fields again.
 */
export function useKeptEvent(draft: string, event: EventValues & GivenRule) {
  const [kept, setKept] = useState<object>();
  useEffect(() => setKept(readDraft(draft)), [draft]);
  return {
    values: { ...event, ...chosenRule(event), ...kept },
    /** A changed key makes React mount the fields again, with the stored values. */
    fieldsKey: kept ? 'kept' : 'given',
    keep: (form: HTMLFormElement) => writeDraft(draft, Object.fromEntries(new FormData(form))),
    forget: () => clearDraft(draft),
  };
}
