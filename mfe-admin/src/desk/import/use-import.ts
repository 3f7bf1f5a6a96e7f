import { type ImportReport, importReportSchema } from '@town/contracts/managed-records/calls';
import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { readJson } from '@town/slice-kit/query-client';
import { useToasts } from '@town/slice-kit/toasts';
import { useUndoBatch } from '../records/use-undo-batch';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import { deskKey } from '../session/use-staff-query';

export interface Import {
  file: File;
  /** Says what the import would do, and does nothing. */
  dryRun: boolean;
}

/**
 * Imports a file, or tries it. A toast offers to undo the import as a whole.
 * @param onReport called with what the import did or would do, and with the call that it answers
 */
export function useImport(
  kind: RecordKind,
  onReport: (report: ImportReport, call: Import) => void,
) {
  const { token } = useStaff();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const undo = useUndoBatch(kind);
  const mutation = useMutation({
    async mutationFn({ file, dryRun }: Import) {
      const answer = await fetch(deskApi.import(kind.name, dryRun), {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': typeOf(file), authorization: `Bearer ${token}` },
        body: file,
      });
      return importReportSchema.parse(await readJson(answer));
    },
    async onSuccess(report, call) {
      onReport(report, call);
      const { batchId } = report;
      if (call.dryRun || !batchId) return;
      await queryClient.invalidateQueries({ queryKey: [deskKey, kind.name] });
      showToast({
        tone: 'success',
        title: 'Imported',
        action: { label: 'Undo', onClick: () => undo(batchId) },
      });
    },
    onError: useDeskFailure()('Not imported'),
  });
  return { run: (call: Import) => mutation.mutate(call), busy: mutation.isPending };
}

/** By the name: browsers know the types of these files only where a program has registered them. */
const typeOf = ({ name }: File) => (/\.ics$/i.test(name) ? 'text/calendar' : 'text/csv');
