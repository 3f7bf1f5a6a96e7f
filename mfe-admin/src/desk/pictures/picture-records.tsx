import { managedKinds } from '@town/contracts/managed-records/managed-kinds';
import type { PictureRecord } from '@town/contracts/pictures/uses';
import { HttpError } from '@town/slice-kit/http-error';
import { Link } from '@town/slice-kit/router';
import { listReader, recordReader, text, textOr } from '@town/slice-kit/tolerant';
import { useId } from 'react';
import { deskPages } from '../desk-pages';

const readRecord = recordReader<PictureRecord>({
  kind: textOr(''),
  id: text,
  title: text,
  isEarlier: (value) => value === true,
});

/** Reads the records in an answer of the server. */
export function readRecords(answer: unknown): PictureRecord[] {
  const { records } = Object(answer);
  return Array.isArray(records) ? listReader(readRecord)(records) : [];
}

/** The records because of which the server has refused to remove a picture. */
export function recordsOf(error: unknown): PictureRecord[] {
  if (!(error instanceof HttpError) || error.status !== 409) return [];
  try {
    return readRecords(JSON.parse(error.body));
  } catch {
    return [];
  }
}

interface PictureRecordsProps {
  records: readonly PictureRecord[];
  /** Set where they are the reason why the picture was not removed. */
  role?: 'alert';
}

/** The records that use a picture, each with a link. */
export function PictureRecords({ records, role }: PictureRecordsProps) {
  const words = useId();
  if (records.length === 0) return null;
  return (
    <div role={role}>
      <p id={words}>In use by</p>
      <ul aria-labelledby={words}>
        {records.map((record) => (
          <li key={record.id}>
            <RecordLink record={record} />
          </li>
        ))}
      </ul>
      {records.some(({ isEarlier }) => isEarlier) && (
        <p>
          An earlier version can be restored, so its picture stays until you remove it from there,
          too. Such a version is then restored without the picture.
        </p>
      )}
    </div>
  );
}

/** A kind that this page does not know yet has no page here. */
function RecordLink({ record: { kind, id, title, isEarlier } }: { record: PictureRecord }) {
  const one = managedKinds.find(({ name }) => name === kind)?.one;
  if (!one) return title;
  return (
    <>
      {isEarlier ? 'An earlier version of the ' : 'The '}
      {one}{' '}
      <Link to={isEarlier ? deskPages.history(kind, id) : deskPages.record(kind, id)}>{title}</Link>
    </>
  );
}
