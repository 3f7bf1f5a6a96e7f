import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { type RefObject, useState } from 'react';
import { useUndoBatch } from '../records/use-undo-batch';

/** A change of several records that can be undone. */
interface DoneChange {
  batchId: string;
  /** What it did, for example "2 businesses archived". */
  title: string;
}

export type BulkUndo = ReturnType<typeof useBulkUndo>;

/**
 * The last change of several records, for as long as its list is open: the toast that offers to undo
 * it is gone after seconds.
 * @param heading takes the focus when the button that undid the change is gone
 */
export function useBulkUndo(kind: RecordKind, heading: RefObject<HTMLHeadingElement | null>) {
  const [done, setDone] = useState<DoneChange>();
  const { undo } = useUndoBatch(kind, () => {
    setDone(undefined);
    heading.current?.focus();
  });
  return { done, offer: setDone, undo };
}
