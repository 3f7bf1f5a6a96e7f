import type { ImportReport } from '@town/contracts/managed-records/calls';
import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { formatInstant } from '../../lists/format-instant';
import { deskPages } from '../desk-pages';
import { grouped, namedRows, rowsText } from './import-errors';
import css from './import-page.module.css';

interface ImportResultProps {
  kind: RecordKind;
  report: ImportReport;
  isDryRun: boolean;
  /** When it was imported, if that was on an earlier visit of the page. */
  importedAt?: string | undefined;
  /** Whether the import is being undone. */
  undoing: boolean;
  /** Undoes the import; missing when there is nothing to undo. */
  onUndo?: (() => void) | undefined;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const mostShown = 20;

/** Warns of rows that would create a second record of the same name. */
function SameNames({ rows = [] }: { rows: ImportReport['sameNames'] }) {
  if (rows.length === 0) return null;
  return (
    <p>
      <strong>Is it there already?</strong> {counted(rows.length, 'new row')} with the name of
      another record: {namedRows(rows)}. A row changes a record only if it has its id or externalId,
      as in the export.
    </p>
  );
}

/** Asks about categories that are neither offered nor in use: mostly they are misspelled. */
function NewCategories({ categories = [] }: { categories: ImportReport['newCategories'] }) {
  if (categories.length === 0) return null;
  const shown = categories
    .slice(0, mostShown)
    .map(({ value, rows }) => `“${value}” (${namedRows(rows)})`);
  return (
    <p>
      <strong>Is it spelled right?</strong> Nothing has the category {shown.join(', ')}
      {categories.length > mostShown && ' and others'} yet. Visitors then find it under a category
      of its own.
    </p>
  );
}

function titleOf({ report, isDryRun, importedAt }: ImportResultProps, timeZone: string): string {
  if (isDryRun) return `${counted(report.rows, 'row')} can be imported`;
  return importedAt ? `Your last import, ${formatInstant(importedAt, timeZone)}` : 'Imported';
}

/** The result of an import or a dry run, with its errors; the same error of several rows is shown once. */
export function ImportResult(props: ImportResultProps) {
  const { errors } = props.report;
  if (errors.length === 0) return <Importable {...props} />;
  return (
    <FocusOnMount>
      <Notice tone="error" title={`Nothing can be imported: ${counted(errors.length, 'error')}`}>
        <p>No row was stored. Correct the file and choose it again.</p>
      </Notice>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where text is large */}
      <section className={css.scroll} tabIndex={0} aria-label="Errors in the file">
        <table className={css.errors}>
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">What is wrong</th>
              <th scope="col">Rows</th>
            </tr>
          </thead>
          <tbody>
            {grouped(errors).map(({ column, message, rows }) => (
              <tr key={`${column} ${message}`}>
                <td>{column}</td>
                <td>{message}</td>
                <td>{rowsText(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </FocusOnMount>
  );
}

/** A file without errors, before or after it is imported. */
function Importable(props: ImportResultProps) {
  const { kind, report, isDryRun, undoing, onUndo } = props;
  const { town } = useSite();
  const { create, update, unchanged } = report;
  const counts = `${create} new, ${update} changed, ${unchanged} as they are`;
  const isDoubtful = report.sameNames?.length || report.newCategories?.length;
  return (
    <Notice
      tone={isDryRun && isDoubtful ? 'warning' : 'success'}
      title={titleOf(props, town.timeZone)}
    >
      <p>{counts}</p>
      <SameNames rows={report.sameNames} />
      <NewCategories categories={report.newCategories} />
      {!isDryRun && create > 0 && (
        <p>
          Visitors do not see new records without the state “published” before somebody publishes
          them. <Link to={`${deskPages.content(kind.name)}?state=draft`}>Show the drafts</Link>
        </p>
      )}
      {onUndo && (
        <p>
          <Button variant="secondary" busy={undoing} onClick={onUndo}>
            Undo the import
          </Button>
        </p>
      )}
    </Notice>
  );
}
