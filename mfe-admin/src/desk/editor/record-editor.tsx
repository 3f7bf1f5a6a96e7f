import { eventKind } from '@town/contracts/managed-records/managed-kinds';
import { type Preview, previewOf } from '@town/contracts/managed-records/preview';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Link, useNavigate } from '@town/slice-kit/router';
import { onOwnEntry } from '@town/ui/use-close-on-back';
import { useRef, useState } from 'react';
import { useFocusWhenLost } from '../../lists/use-focus-when-lost';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { deskPages } from '../desk-pages';
import { draftOf } from '../preview/draft-of';
import { PreviewSwitch } from '../preview/preview-switch';
import type { DeskRecord } from '../records/desk-record';
import { useStaff } from '../session/staff';
import { setUnsaved } from '../session/unsaved';
import { useBarHeight } from '../use-bar-height';
import { CopyEvent } from './copy-event';
import { EditorActions } from './editor-actions';
import { clearLocalDraft, draftName } from './local-draft';
import { MergeView } from './merge/merge-view';
import css from './record-editor.module.css';
import { RecordFields } from './record-fields';
import { OutdatedTranslations } from './spanish/outdated-translations';
import { EventOver } from './state/event-over';
import { RestoredNote } from './state/restored-note';
import { StatusBand } from './state/status-band';
import { useRecordActions } from './use-record-actions';
import { type RecordForm, useRecordForm } from './use-record-form';

interface RecordEditorProps {
  kind: RecordKind;
  /** Missing for a new record. */
  stored?: DeskRecord;
}

/** The editor of one record: its state, its fields and its actions. */
export function RecordEditor({ kind, stored }: RecordEditorProps) {
  const { email, mayEdit } = useStaff();
  const name = draftName(email, kind.name, stored?.id);
  const editor = useRecordForm(kind, stored, name);
  const { record, base, values, isDirty, restored, conflict } = editor;
  const heading = useRef<HTMLHeadingElement>(null);
  const bar = useBarHeight('top');
  const actions = useEditorActions(kind, editor, name);
  useFocusWhenLost(heading, restored ?? record?.outdatedTranslations);
  const [preview, setPreview] = useState<Preview>();
  /** While two versions are merged, the page describes the version that the other person saved. */
  const newest = conflict ?? record;
  const mayAct = mayEdit && !conflict;
  const title = record?.title ?? `New ${kind.one}`;
  const onOpen = () => setPreview(previewOf(kind, draftOf(kind, record, values)));
  return (
    <>
      <DeskMeta title={title} />
      <div ref={bar} className={css.head}>
        <DeskHeading
          ref={heading}
          above={<Link to={deskPages.content(kind.name)}>All {kind.many}</Link>}
          title={title}
        >
          {mayAct && <EditorActions {...{ kind, editor, actions }} />}
        </DeskHeading>
      </div>
      <div className={css.body}>
        <StatusBand kind={kind} record={newest} isDirty={isDirty} />
        <EventOver {...{ kind, values }} record={newest} />
        {newest && <AboutRecord {...{ kind, record: newest, actions, mayAct }} />}
        {!conflict && (
          <PreviewSwitch {...{ preview, onOpen }} onClose={() => setPreview(undefined)} />
        )}
        {restored && <RestoredNote typedAt={restored.typedAt} onDiscard={editor.discard} />}
        {conflict && (
          <MergeView
            key={conflict.version}
            kind={kind}
            base={base.values}
            mine={values}
            shownState={record?.state}
            theirs={conflict}
            onMerged={(merged) => {
              editor.resolve(conflict, merged);
              heading.current?.focus();
            }}
          />
        )}
        {!conflict && (
          <div className={css.content} hidden={preview !== undefined}>
            <RecordFields {...{ kind, editor }} locked={!mayEdit || record?.state === 'archived'} />
          </div>
        )}
      </div>
    </>
  );
}

/**
 * The editor's actions on the server. After a record is created, the page moves to its own address.
 * @param name the key under which typed text is stored
 */
function useEditorActions(kind: RecordKind, editor: RecordForm, name: string) {
  const navigate = useNavigate();
  return useRecordActions(kind, editor, ({ id }) => {
    clearLocalDraft(name);
    setUnsaved(false);
    // An open preview has a history entry of its own, which is left first.
    onOwnEntry(() => navigate(deskPages.record(kind.name, id), { replace: true }));
  });
}

interface AboutRecordProps {
  kind: RecordKind;
  record: DeskRecord;
  actions: Pick<ReturnType<typeof useRecordActions>, 'running' | 'change'>;
  mayAct: boolean;
}

function AboutRecord({ kind, record, actions, mayAct }: AboutRecordProps) {
  const { role, mayEdit } = useStaff();
  const publicPage = record.state === 'published' ? (kind.recordPage?.(record) ?? kind.page) : null;
  return (
    <>
      <p className={css.links}>
        <Link to={deskPages.history(kind.name, record.id)}>History</Link>
        {role === 'administrator' && (
          <Link to={deskPages.auditOf(kind.name, record.id)}>Audit log of this {kind.one}</Link>
        )}
        {publicPage && <a href={publicPage}>View the public page</a>}
        {mayEdit && <Link to={deskPages.newRecord(kind.name)}>New {kind.one}</Link>}
        {mayEdit && kind.name === eventKind.name && <CopyEvent event={record} />}
      </p>
      <OutdatedTranslations
        kind={kind}
        record={record}
        busy={actions.running === 'confirm'}
        onConfirm={mayAct ? () => actions.change('confirm') : undefined}
      />
    </>
  );
}
