import { clearDraft, readDraft, writeDraft } from '@town/slice-kit/draft';
import type { EventValues } from '@town/ui/event-fields';
import { useEffect, useState } from 'react';

/**
 * What this tab keeps of the form of an event until it is sent or closed: a session that ends takes the
 * form away. It is read once the form is on the page, which fills the fields again.
 */
export function useKeptEvent(draft: string, event: EventValues) {
  const [kept, setKept] = useState<object>();
  useEffect(() => setKept(readDraft(draft)), [draft]);
  return {
    values: { ...event, ...kept },
    /** Another one makes new fields, with the values that were kept. */
    fieldsKey: kept ? 'kept' : 'given',
    keep: (form: HTMLFormElement) => writeDraft(draft, Object.fromEntries(new FormData(form))),
    forget: () => clearDraft(draft),
  };
}
