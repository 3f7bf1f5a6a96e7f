import type { AuditRecord } from '@town/contracts/audit/record';
import { useAddressView } from '@town/slice-kit/use-address-view';
import { Button } from '@town/ui/button';
import { useRef } from 'react';
import { PagedEntries } from '../../lists/paged-entries';
import { useFocusWhenLost } from '../../lists/use-focus-when-lost';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { AdministratorsOnly } from '../session/administrators-only';
import css from './audit.module.css';
import { AuditEntryItem } from './audit-entry-item';
import { AuditFilters } from './audit-filters';
import { type AuditView, auditAddress, readAuditView } from './audit-view';
import { useAudit, useAuditExport } from './use-audit';
import { useTitles } from './use-titles';

const addressForm = { read: readAuditView, write: auditAddress };

/** The audit log: who did what and when, with what changed. */
export function AuditPage() {
  return (
    <>
      <DeskMeta title="Audit log" />
      <AdministratorsOnly title="Audit log">
        <AuditLog />
      </AdministratorsOnly>
    </>
  );
}

function AuditLog() {
  const [view, change] = useAddressView(addressForm);
  const log = useAudit(view);
  const exported = useAuditExport(view);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(heading, log.data);
  const show = (part: Partial<AuditView>) => change({ page: 0, ...part });
  return (
    <>
      <DeskHeading title="Audit log" ref={heading}>
        <Button variant="secondary" busy={exported.isPending} onClick={() => exported.mutate()}>
          Export as CSV
        </Button>
      </DeskHeading>
      <AuditFilters view={view} onChange={show} />
      <PagedEntries
        query={log}
        name="the audit log"
        page={view.page}
        onPage={(page) => show({ page })}
        empty={{ title: 'No entries here', to: '?', link: 'Show all entries' }}
      >
        {(records) => <Entries records={records} />}
      </PagedEntries>
    </>
  );
}

function Entries({ records }: { records: readonly AuditRecord[] }) {
  const titleOf = useTitles(records);
  return (
    <ol className={css.entries} aria-label="Entries">
      {records.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and never change in place
        <AuditEntryItem key={index} entry={entry} title={titleOf(entry)} />
      ))}
    </ol>
  );
}
