import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Link } from '@town/slice-kit/router';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { deskPages } from '../desk-pages';

/** The title of a page about one record, with a link to all of its kind. */
export function KindHeading({ kind, title }: { kind: RecordKind; title: string }) {
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
