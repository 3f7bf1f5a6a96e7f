import { staffApi } from '@town/contracts/api/paths';
import type { AuditRecord } from '@town/contracts/audit/record';
import { useMutation } from '@town/slice-kit/query';
import {
  type FieldReader,
  optionalText,
  recordReader,
  text,
  textOr,
} from '@town/slice-kit/tolerant';
import { fetchPage } from '../../lists/fetch-list';
import { saveFile } from '../save-file';
import { useStaff } from '../session/staff';
import { useDownloadFailure } from '../session/use-desk-failure';
import { useStaffQuery } from '../session/use-staff-query';
import { type AuditView, auditFilters } from './audit-view';

const fields: FieldReader<AuditRecord['before']> = (value) =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;

const readEntry = recordReader<AuditRecord>({
  at: text,
  actor: textOr(''),
  action: text,
  kind: textOr(''),
  id: textOr(''),
  before: fields,
  after: fields,
  requestId: optionalText,
});

/** One page of the audit log. */
export function useAudit(view: AuditView) {
  const { token } = useStaff();
  return useStaffQuery({
    key: ['audit', view],
    fetch: (signal) =>
      fetchPage(staffApi.audit, readEntry, view.page, auditFilters(view), token, signal),
    keepsShown: true,
  });
}

/** Saves the filtered entries of all pages as a file. */
export function useAuditExport(view: AuditView) {
  const { token } = useStaff();
  return useMutation({
    mutationFn: () =>
      saveFile(
        `${staffApi.auditExport}?${new URLSearchParams(auditFilters(view))}`,
        'audit.csv',
        token,
      ),
    onError: useDownloadFailure()('Not exported'),
  });
}
