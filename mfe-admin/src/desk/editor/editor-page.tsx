import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { statusOf } from '@town/slice-kit/http-error';
import { Link, useParams } from '@town/slice-kit/router';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { fetchAsStaff } from '../../lists/fetch-list';
import { deskPages } from '../desk-pages';
import { readDeskRecord } from '../records/desk-record';
import { KindPage } from '../records/kind-page';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';
import { RecordEditor } from './record-editor';

/** The editor of a record. */
export function EditorPage() {
  return <KindPage>{(kind) => <StoredRecord kind={kind} />}</KindPage>;
}

/** The editor of a record that does not exist yet. */
export function NewRecordPage() {
  return <KindPage>{(kind) => <RecordEditor kind={kind} />}</KindPage>;
}

function StoredRecord({ kind }: { kind: RecordKind }) {
  const { id = '' } = useParams();
  const { token } = useStaff();
  const { data, error, refetch } = useStaffQuery({
    key: [kind.name, 'record', id],
    fetch: async (signal) =>
      readDeskRecord(kind, (await fetchAsStaff(deskApi.record(kind.name, id), token, signal)).data),
    fresh: true,
  });
  // An editor that is open stays, also when fetching again fails.
  if (data) return <RecordEditor key={data.id} kind={kind} stored={data} />;
  if (statusOf(error) === 404) {
    return (
      <EmptyState title={`This ${kind.one} does not exist`}>
        <Link to={deskPages.content(kind.name)}>All {kind.many}</Link>
      </EmptyState>
    );
  }
  if (error) {
    return <FailureNotice message={`Failed to fetch the ${kind.one}`} onRetry={() => refetch()} />;
  }
  return <Skeleton shape="text" label={`Loading the ${kind.one}...`} />;
}
