import type { AuditRecord } from '@town/contracts/audit/record';
import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { ChangesTable } from '../../lists/changes-table';
import { formatInstant } from '../../lists/format-instant';
import { deskPages } from '../desk-pages';
import css from './audit.module.css';
import { actionWords, kindWords } from './audit-words';
import { entryChanges } from './entry-changes';

interface AuditEntryItemProps {
  entry: AuditRecord;
  /** The title of the record, or the address of the colleague, if it is known. */
  title: string | undefined;
}

/** An entry: who did what to what and when, and each changed field before and after. */
export function AuditEntryItem({ entry, title }: AuditEntryItemProps) {
  const { town } = useSite();
  const { at, actor, action, kind, id, requestId } = entry;
  const managed = managedKinds.find(({ name }) => name === kind);
  return (
    <li className={css.entry}>
      <p className={css.what}>
        <strong>{actor || 'Somebody unknown'}</strong>: {actionWords(action)}
        {kind && `, ${kindWords(kind)}`}
        {id && ': '}
        {id && managed && (
          <>
            <Link to={deskPages.record(kind, id)}>{title ?? `Open the ${managed.one}`}</Link>{' '}
          </>
        )}
        {id && (
          <Link to={deskPages.auditOf(kind, id)} className={css.id}>
            {managed ? id : (title ?? id)}
          </Link>
        )}
      </p>
      <p className={css.when}>
        <time dateTime={at}>{formatInstant(at, town.timeZone)}</time>
        {requestId && <span className={css.id}> Request {requestId}</span>}
      </p>
      <ChangesTable caption="What changed" changes={entryChanges(entry, town.timeZone)} />
    </li>
  );
}
