import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { capitalize } from '@town/contracts/text/capitalize';
import { namesNothing } from '@town/slice-kit/http-error';
import { useParams } from '@town/slice-kit/router';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { KindHeading } from '../records/kind-heading';
import { KindPage } from '../records/kind-page';
import { NoRecord } from '../records/no-record';
import { useRecord } from '../records/use-record';
import { useStaff } from '../session/staff';
import { RecordEditor } from './record-editor';

/** The editor of a record. */
export function EditorPage() {
  return <KindPage>{(kind) => <StoredRecord kind={kind} />}</KindPage>;
}

/** The editor of a record that does not exist yet. */
export function NewRecordPage() {
  return <KindPage>{(kind) => <NewRecord kind={kind} />}</KindPage>;
}

/** The desk shows the link to editors only, but a reader may open the address. */
function NewRecord({ kind }: { kind: RecordKind }) {
  const { mayEdit, role } = useStaff();
  if (mayEdit) return <RecordEditor kind={kind} />;
  return (
    <>
      <KindHeading kind={kind} title={`New ${kind.one}`} />
      <p>Only editors write here. You are signed in as {role}.</p>
    </>
  );
}

function StoredRecord({ kind }: { kind: RecordKind }) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord(kind, id);
  // An open editor stays even when a refetch fails.
  if (data) return <RecordEditor key={data.id} kind={kind} stored={data} />;
  if (namesNothing(error)) return <NoRecord kind={kind} />;
  return (
    <>
      <DeskMeta title={capitalize(kind.one)} />
      {error ? (
        <>
          <DeskHeading title={capitalize(kind.one)} />
          <FailureNotice message={`Failed to fetch the ${kind.one}`} onRetry={() => refetch()} />
        </>
      ) : (
        <Skeleton shape="text" label={`Loading the ${kind.one}...`} />
      )}
    </>
  );
}
