import { clearDraft, readDraft, writeDraft } from '@town/slice-kit/draft';
import { optionalText, recordReader } from '@town/slice-kit/tolerant';
import { useEffect, useState } from 'react';

const readReason = recordReader<{ note: string | null }>({ note: optionalText });

/**
 * The reason that is typed for one date, stored in this tab until the date is cancelled or the owner
 * decides against it, because the end of a session removes the dialog.
 * @param draft its storage key; undefined while the dialog is closed
 */
export function useKeptReason(draft: string | undefined) {
  const [note, setNote] = useState('');
  useEffect(() => setNote((draft && readReason(readDraft(draft))?.note) || ''), [draft]);
  return {
    note,
    keep(typed: string) {
      setNote(typed);
      if (draft) writeDraft(draft, { note: typed });
    },
    forget: () => draft && clearDraft(draft),
  };
}
