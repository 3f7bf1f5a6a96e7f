import type { ImportReport } from '@town/contracts/managed-records/calls';
import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { fetchChange } from '@town/slice-kit/fetch-change';
import { statusOf } from '@town/slice-kit/http-error';
import { isAnswerLost } from '@town/slice-kit/lost-answer';
import { useMutation } from '@town/slice-kit/query';
import { useToasts } from '@town/slice-kit/toasts';
import { useState } from 'react';
import { useRefreshRecords } from '../records/use-refresh-records';
import { useUndoBatch } from '../records/use-undo-batch';
import { useStaff } from '../session/staff';
import { reasonOf, useDeskFailure } from '../session/use-desk-failure';
import { importAnswers, readImport } from './read-import';

export interface Import {
  file: File;
  /** Reports what the import would do, and stores nothing. */
  dryRun: boolean;
}

interface ImportListener {
  /** Called with the report of an import or a dry run, and the call that it belongs to. */
  onReport(report: ImportReport, call: Import): void;
  /** Called with the reason why a file is refused, or must be checked before it is sent again. */
  onRefused(reason: string, call: Import): void;
  /** Called after an import was undone. */
  onUndone(): void;
}

/** Imports a file, or makes a dry run. A toast offers to undo the import as a whole. */
export function useImport(kind: RecordKind, { onReport, onRefused, onUndone }: ImportListener) {
  const { token } = useStaff();
  const refresh = useRefreshRecords(kind);
  const showToast = useToasts((state) => state.show);
  const { undo, undoing } = useUndoBatch(kind, onUndone);
  const fail = useDeskFailure()('Not imported', () => ({
    title: lostImport,
    description: lookAt(kind),
  }));
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    async mutationFn({ file, dryRun }: Import) {
      setDone(0);
      const answer = await fetchChange(deskApi.import(kind.name, dryRun), {
        method: 'POST',
        credentials: 'include',
        headers: {
          accept: importAnswers,
          'content-type': typeOf(file),
          authorization: `Bearer ${token}`,
        },
        body: file,
      });
      return readImport(answer, setDone);
    },
    async onSuccess(report, call) {
      onReport(report, call);
      const { batchId } = report;
      if (call.dryRun || !batchId) return;
      await refresh();
      showToast({
        tone: 'success',
        title: 'Imported',
        action: { label: 'Undo', onClick: () => undo(batchId) },
      });
    },
    onError(error, call) {
      if (call.dryRun && statusOf(error) !== 401) onRefused(reasonOf(error), call);
      else fail(error);
      // Sending it again could create the new rows twice.
      if (!call.dryRun && isAnswerLost(error)) onRefused(`${lostImport}. ${lookAt(kind)}`, call);
    },
  });
  const run = (call: Import) => mutation.mutate(call);
  return { run, undo, undoing, busy: mutation.isPending, done };
}

const lostImport = 'No answer: it may be imported or not';
const lookAt = ({ many }: RecordKind) =>
  `Look at the list of ${many} before you choose the file again.`;

/** The media type by file name: browsers know it only if an installed program has registered it. */
const typeOf = ({ name }: File) => (/\.ics$/i.test(name) ? 'text/calendar' : 'text/csv');
