import { PictureRecords } from './picture-records';
import { usePictureUses } from './use-pictures';

/** At most so many records of a service are named. */
const mostNamed = 20;

/** Says which records use a picture, before somebody changes or removes it. */
export function PictureUses({ id }: { id: string }) {
  const { data: records, isError } = usePictureUses(id);
  if (isError) return <p>Which records use it cannot be shown now.</p>;
  if (!records) return <p>Looking for the records that use it…</p>;
  if (records.length === 0) return <p>No record uses it.</p>;
  return (
    <>
      <PictureRecords records={records} />
      {records.length >= mostNamed && <p>There may be more.</p>}
    </>
  );
}
