import { useState } from 'react';
import { PictureRecords } from './picture-records';
import css from './picture-uses.module.css';
import { usePictureUses } from './use-pictures';

/** At most so many records of a service are named. */
const mostNamed = 20;

/**
 * Says which records use a picture, before somebody changes or removes it. It asks when it is opened, because the
 * services read every version of their records for the answer.
 */
export function PictureUses({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.summary}>Which records use it</summary>
      {open && <Uses id={id} />}
    </details>
  );
}

function Uses({ id }: { id: string }) {
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
