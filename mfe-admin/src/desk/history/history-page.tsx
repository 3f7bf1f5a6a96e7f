import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { statusOf } from '@town/slice-kit/http-error';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link, useNavigate, useParams } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { deskPages } from '../desk-pages';
import { KindPage } from '../records/kind-page';
import { useRecord } from '../records/use-record';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import { deskKey } from '../session/use-staff-query';
import css from './history-page.module.css';
import { useHistory } from './use-history';
import { VersionEntry } from './version-entry';

/** The history of a record: every version, what it changed, and a way back to it. */
export function HistoryPage() {
  return <KindPage>{(kind) => <RecordHistory kind={kind} />}</KindPage>;
}

function RecordHistory({ kind }: { kind: RecordKind }) {
  const { id = '' } = useParams();
  const { token, mayEdit } = useStaff();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const showToast = useToasts((state) => state.show);
  const history = useHistory(kind, id);
  const record = useRecord(kind, id).data;
  const title = record ? `History of ${record.title}` : 'History';
  const fail = useDeskFailure();
  const restore = useMutation({
    mutationFn: (version: number) =>
      sendJson(
        deskApi.recordAction(kind.name, id, 'restore'),
        { version },
        // A change that this page has not shown must not be replaced.
        { token, ifMatch: history.data?.[0]?.version },
      ),
    async onSuccess(_, version) {
      await queryClient.invalidateQueries({ queryKey: [deskKey, kind.name] });
      showToast({ tone: 'success', title: `Version ${version} restored` });
      navigate(deskPages.record(kind.name, id));
    },
    onError(error) {
      fail('Not restored')(error);
      if (statusOf(error) === 412) return history.refetch();
    },
  });

  return (
    <>
      <DeskMeta title={title} />
      <DeskHeading
        title={title}
        above={<Link to={deskPages.record(kind.name, id)}>Back to the {kind.one}</Link>}
      />
      <QueryView
        query={history}
        skeleton={<Skeleton shape="rows" label="Loading the history..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch the history" onRetry={retry} />}
      >
        {(versions) => (
          <ol className={css.versions} reversed>
            {versions.map((version, index) => (
              <VersionEntry
                key={version.version}
                kind={kind}
                version={version}
                busy={restore.isPending && restore.variables === version.version}
                // The newest version is what the record is.
                onRestore={mayEdit && index > 0 ? () => restore.mutate(version.version) : undefined}
              />
            ))}
          </ol>
        )}
      </QueryView>
    </>
  );
}
