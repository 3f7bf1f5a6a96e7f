import { importMegabytes } from '@town/contracts/api/body-limit';
import type { ImportReport } from '@town/contracts/managed-records/calls';
import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Link } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { useRef, useState } from 'react';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { deskPages } from '../desk-pages';
import { DownloadButton } from '../download-button';
import { KindPage } from '../records/kind-page';
import { useStaff } from '../session/staff';
import { FileInput } from './file-input';
import css from './import-page.module.css';
import { ImportResult } from './import-result';
import { forgetLastImport, keepLastImport, readLastImport } from './last-import';
import { useImport } from './use-import';

/** The progress of an import. The server reports every few hundred rows, and stores nothing before the end. */
function progress(tried: ImportReport | undefined, done: number): string {
  const patience = 'Ten thousand rows take up to a minute.';
  if (!tried) return `Reading the file. ${patience}`;
  const rows = `Importing ${tried.rows} rows, all or none.`;
  return done > 0 ? `${rows} ${done} of ${tried.rows} are done.` : `${rows} ${patience}`;
}

/** The import and export of a kind as files. */
export function ImportPage() {
  return <KindPage>{(kind) => <RecordImport kind={kind} />}</KindPage>;
}

function Downloads({ kind: { name, many } }: { kind: RecordKind }) {
  return (
    <>
      <DownloadButton path={deskApi.export(name)} file={`${name}.csv`}>
        Export all {many}
      </DownloadButton>
      <DownloadButton path={deskApi.importTemplate(name)} file={`${name}-template.csv`}>
        Template
      </DownloadButton>
    </>
  );
}

/** The chosen file, and the server's report about it. */
function useFileImport(kind: RecordKind) {
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<ImportReport>();
  const [refusal, setRefusal] = useState<string>();
  const { email } = useStaff();
  /** Shown until a file is chosen. */
  const [last, setLast] = useState(() => readLastImport(email, kind.name));
  const input = useRef<HTMLInputElement>(null);
  /** The response for an earlier file may arrive after that of the newest one. */
  const latest = useRef<File>(undefined);
  const { run, undo, undoing, busy, done } = useImport(kind, {
    onReport(answer, call) {
      if (answer.batchId) {
        keepLastImport(email, kind.name, { report: answer, at: new Date().toISOString() });
      }
      if (call.file !== latest.current) return;
      setReport(answer);
      if (call.dryRun || answer.errors.length > 0) return;
      // Prevents a second import of the same file by another press.
      setFile(undefined);
      if (input.current) input.current.value = '';
    },
    onRefused(reason, call) {
      if (call.file !== latest.current) return;
      setReport(undefined);
      setRefusal(reason);
    },
    onUndone() {
      forgetLastImport(email, kind.name);
      setLast(undefined);
      setReport(undefined);
      // The button that had the focus is gone.
      input.current?.focus();
    },
  });

  function choose(chosen: File | undefined) {
    latest.current = chosen;
    setLast(undefined);
    setReport(undefined);
    const isTooLarge = chosen !== undefined && chosen.size > importMegabytes * 1024 * 1024;
    setRefusal(isTooLarge ? `A file may have at most ${importMegabytes} MB.` : undefined);
    setFile(isTooLarge ? undefined : chosen);
    if (chosen && !isTooLarge) run({ file: chosen, dryRun: true });
  }
  return { input, file, report, last, refusal, choose, run, undo, undoing, busy, done };
}

/** An import starts with a dry run: nothing is stored before the clerk has seen the result. */
function RecordImport({ kind }: { kind: RecordKind }) {
  const { mayEdit } = useStaff();
  const { input, file, report, last, refusal, choose, run, undo, undoing, busy, done } =
    useFileImport(kind);
  const shown = report ?? last?.report;
  const batchId = shown?.batchId;
  const title = `${mayEdit ? 'Import and export' : 'Export'} ${kind.many}`;
  const canImport = file && report?.errors.length === 0;
  return (
    <>
      <DeskMeta title={title} />
      <DeskHeading
        above={<Link to={deskPages.content(kind.name)}>All {kind.many}</Link>}
        title={title}
      >
        <Downloads kind={kind} />
      </DeskHeading>
      {mayEdit && (
        <div className={css.page}>
          <FileInput ref={input} kind={kind} error={refusal} onChoose={choose} />
          {shown && (
            <ImportResult
              kind={kind}
              report={shown}
              importedAt={report ? undefined : last?.at}
              isDryRun={file !== undefined}
              undoing={undoing}
              onUndo={batchId === undefined ? undefined : () => undo(batchId)}
            />
          )}
          <p>
            <Button
              busy={busy}
              idle={!canImport || undoing}
              onClick={() => file && run({ file, dryRun: false })}
            >
              Import
            </Button>
          </p>
          <p role="status">
            {busy && progress(report, done)}
            {undoing && 'Undoing the import, which takes about as long.'}
          </p>
        </div>
      )}
    </>
  );
}
