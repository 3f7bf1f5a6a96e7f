import { PageMeta } from '@town/slice-kit/page-meta';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { useAddressView } from '@town/slice-kit/use-address-view';
import { Button } from '@town/ui/button';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { ListPages } from '../../lists/list-pages';
import { DeskHeading } from '../desk-heading';
import { AdministratorsOnly } from '../session/administrators-only';
import css from './audit.module.css';
import { AuditEntryItem } from './audit-entry-item';
import { AuditFilters } from './audit-filters';
import { type AuditView, auditAddress, readAuditView } from './audit-view';
import { useAudit, useAuditExport } from './use-audit';

const addressForm = { read: readAuditView, write: auditAddress };

/** The audit log: who did what and when, with what changed. */
export function AuditPage() {
  return (
    <>
      <PageMeta title="Audit log" description="The desk of the staff." keywords={[]} noIndex />
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
  const show = (part: Partial<AuditView>) => change({ page: 0, ...part });
  return (
    <>
      <DeskHeading title="Audit log">
        <Button variant="secondary" busy={exported.isPending} onClick={() => exported.mutate()}>
          Export as CSV
        </Button>
      </DeskHeading>
      <AuditFilters key={JSON.stringify(view)} view={view} onChange={show} />
      <QueryView
        query={log}
        skeleton={<Skeleton shape="rows" label="Loading the audit log..." />}
        failure={(retry) => (
          <FailureNotice message="Failed to fetch the audit log" onRetry={retry} />
        )}
      >
        {({ records, total }) =>
          records.length === 0 ? (
            <EmptyState title="No entries here">
              <Link to="?">Show all entries</Link>
            </EmptyState>
          ) : (
            <>
              <ol className={css.entries} aria-label="Entries">
                {records.map((entry, index) => (
                  // Entries have no id of their own, and the list never changes in place.
                  // biome-ignore lint/suspicious/noArrayIndexKey: the comment above says why
                  <AuditEntryItem key={index} entry={entry} />
                ))}
              </ol>
              <ListPages
                label="Pages of the audit log"
                page={view.page}
                total={total}
                onPage={(page) => show({ page })}
              />
            </>
          )
        }
      </QueryView>
    </>
  );
}
