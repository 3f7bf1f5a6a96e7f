import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { capitalize } from '@town/contracts/text/capitalize';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { useAddressView } from '@town/slice-kit/use-address-view';
import { ButtonLink } from '@town/ui/button-link';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { useRef } from 'react';
import { useFocusWhenLost } from '../../lists/use-focus-when-lost';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { deskPages } from '../desk-pages';
import { useStaff } from '../session/staff';
import { BulkDone } from './bulk-done';
import { RecordControls } from './record-controls';
import { RecordRows } from './record-rows';
import { type RecordView, readRecordView, recordViewAddress } from './record-view';
import { SavedViews } from './saved-views';
import { useBulkUndo } from './use-bulk-undo';
import { useRecords } from './use-records';

const addressForm = { read: readRecordView, write: recordViewAddress };

/** The records of a kind: search, filters, pages and bulk actions. */
export function RecordList({ kind }: { kind: RecordKind }) {
  const { mayEdit } = useStaff();
  const [view, change] = useAddressView(addressForm);
  const list = useRecords(kind, view);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(heading, list.data);
  const undo = useBulkUndo(kind, heading);
  const show = (part: Partial<RecordView>) => change({ page: 0, ...part });

  return (
    <>
      <DeskMeta title={capitalize(kind.many)} />
      <DeskHeading title={capitalize(kind.many)} ref={heading}>
        <ButtonLink as={Link} to={deskPages.import(kind.name)} variant="secondary">
          {mayEdit ? 'Import and export' : 'Export'}
        </ButtonLink>
        {mayEdit && (
          <ButtonLink as={Link} to={deskPages.newRecord(kind.name)}>
            New {kind.one}
          </ButtonLink>
        )}
      </DeskHeading>
      <RecordControls kind={kind} view={view} onChange={show} />
      <SavedViews kind={kind} heading={heading} />
      <BulkDone done={undo.done} undo={({ batchId }) => undo.undo(batchId)} />
      <QueryView
        query={list}
        skeleton={<Skeleton shape="rows" label={`Loading ${kind.many}...`} />}
        failure={(retry) => (
          <FailureNotice message={`Failed to fetch ${kind.many}`} onRetry={retry} />
        )}
      >
        {(page) => <RecordRows {...{ kind, view, page, undo, heading }} onShow={show} />}
      </QueryView>
    </>
  );
}
