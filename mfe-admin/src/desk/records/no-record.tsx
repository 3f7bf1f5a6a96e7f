import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Link } from '@town/slice-kit/router';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { deskPages } from '../desk-pages';

/** In place of a record whose address names none. */
export function NoRecord({ kind }: { kind: RecordKind }) {
  const title = `This ${kind.one} does not exist`;
  return (
    <>
      <DeskMeta title={title} />
      <DeskHeading
        title={title}
        above={<Link to={deskPages.content(kind.name)}>All {kind.many}</Link>}
      />
    </>
  );
}
