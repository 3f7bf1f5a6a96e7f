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

/** The records because of which the server has refused to remove a picture. */
export function recordsOf(error: unknown): PictureRecord[] {
  if (!(error instanceof HttpError) || error.status !== 409) return [];
  try {
    const { records } = Object(JSON.parse(error.body));
    return Array.isArray(records) ? listReader(readRecord)(records) : [];
  } catch {
    return [];
  }
}

/** Why a picture was not removed: the records that use it, each with a link. */
export function PictureRecords({ records }: { records: readonly PictureRecord[] }) {
  const words = useId();
  if (records.length === 0) return null;
  return (
    <div role="alert">
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
