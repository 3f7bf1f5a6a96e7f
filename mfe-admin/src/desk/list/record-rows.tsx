import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Link } from '@town/slice-kit/router';
import { EmptyState } from '@town/ui/empty-state';
import { Notice } from '@town/ui/notice';
import { type RefObject, useRef } from 'react';
import { ListPages } from '../../lists/list-pages';
import { useSelection } from '../../lists/use-selection';
import { deskPages } from '../desk-pages';
import { useStaff } from '../session/staff';
import { BulkBar } from './bulk-bar';
import { KeysHelp } from './keys-help';
import { RecordRow } from './record-row';
import css from './record-rows.module.css';
import { type RecordView, recordViewAddress } from './record-view';
import type { BulkUndo } from './use-bulk-undo';
import type { RecordPage } from './use-records';

interface RecordRowsProps {
  kind: RecordKind;
  view: RecordView;
  page: RecordPage;
  undo: BulkUndo;
  /** Gets the focus when the focused element was removed. */
  heading: RefObject<HTMLHeadingElement | null>;
  onShow(change: Partial<RecordView>): void;
}

/** One page of the list; records are selected to do something with several at once. */
export function RecordRows({ kind, view, page, undo, heading, onShow }: RecordRowsProps) {
  const { mayEdit } = useStaff();
  const { records, total, hasUncounted, isUnfiltered } = page;
  // Who selects all of these would take them for those that await review.
  const maySelect = mayEdit && !isUnfiltered;
  const { chosen, choose, chooseOnly } = useSelection();
  const list = useRef<HTMLUListElement>(null);
  const selected = records.filter(({ id }) => chosen.has(id));

  if (records.length === 0) return <NoRows kind={kind} view={view} />;
  return (
    <div className={css.rows}>
      {isUnfiltered && (
        <Notice tone="warning" title={`These are all ${kind.many}`}>
          <p>
            The site cannot list what awaits review while it is being updated. Please open the{' '}
            {kind.many} from the inbox.
          </p>
        </Notice>
      )}
      {maySelect && (
        <BulkBar
          kind={kind}
          shown={records.length}
          selected={selected}
          undo={undo}
          heading={heading}
          onSelectAll={(all) => chooseOnly(all ? records : [])}
          onDone={() => chooseOnly([])}
        />
      )}
      <ul ref={list} className={css.list} aria-label={kind.many}>
        {records.map((record) => (
          <RecordRow
            key={record.id}
            kind={kind}
            record={record}
            chosen={chosen.has(record.id)}
            onChoose={maySelect ? (isChosen) => choose(record.id, isChosen) : undefined}
          />
        ))}
      </ul>
      <div className={css.keys}>
        <KeysHelp list={list} />
      </div>
      <ListPages
        label={`Pages of ${kind.many}`}
        page={view.page}
        total={total}
        hasUncounted={hasUncounted}
        onPage={(next) => onShow({ page: next })}
      />
    </div>
  );
}

/** The notice for an empty list. It links to all records only when a filter is active. */
function NoRows({ kind, view }: Pick<RecordRowsProps, 'kind' | 'view'>) {
  const { mayEdit } = useStaff();
  const { sort: _sort, ...narrowing } = recordViewAddress(view);
  const isAll = Object.keys(narrowing).length === 0;
  return (
    <EmptyState title={`No ${kind.many} here`}>
      {!isAll && <Link to="?">Show all {kind.many}</Link>}
      {isAll && mayEdit && <Link to={deskPages.newRecord(kind.name)}>Write a new one</Link>}
    </EmptyState>
  );
}
