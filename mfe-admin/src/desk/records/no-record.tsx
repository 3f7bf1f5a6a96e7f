import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Link } from '@town/slice-kit/router';
import type { ReactNode } from 'react';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { deskPages } from '../desk-pages';

interface NoRecordProps {
  kind: RecordKind;
  title?: string;
  /** Why there is none, where the title does not say it. */
  children?: ReactNode;
}

/** In place of a record that cannot be shown: without a title, because its address names none. */
export function NoRecord({
  kind,
  title = `This ${kind.one} does not exist`,
  children,
}: NoRecordProps) {
  return (
    <>
      <DeskMeta title={title} />
      <DeskHeading
        title={title}
        above={<Link to={deskPages.content(kind.name)}>All {kind.many}</Link>}
      />
      {children}
    </>
  );
}
