import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Fragment, type ReactNode } from 'react';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { useKind } from './use-kind';

interface KindPageProps {
  children(kind: RecordKind): ReactNode;
}

/** A page about one kind of record, which its address names. It has a title of its own. */
export function KindPage({ children }: KindPageProps) {
  const kind = useKind();
  if (!kind) {
    return (
      <>
        <DeskMeta title="No such content" />
        <DeskHeading title="No such content" />
        <p>The menu lists everything that can be edited.</p>
      </>
    );
  }
  // The key makes React mount the page again for another kind, so that no state of the last one stays.
  return <Fragment key={kind.name}>{children(kind)}</Fragment>;
}
