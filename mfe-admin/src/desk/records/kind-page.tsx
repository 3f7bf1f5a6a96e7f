import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { capitalize } from '@town/contracts/text/capitalize';
import { PageMeta } from '@town/slice-kit/page-meta';
import type { ReactNode } from 'react';
import { DeskHeading } from '../desk-heading';
import { useKind } from './use-kind';

interface KindPageProps {
  children(kind: RecordKind): ReactNode;
}

/** A page about one kind of record, which its address names. */
export function KindPage({ children }: KindPageProps) {
  const kind = useKind();
  const title = kind ? capitalize(kind.many) : 'No such content';
  return (
    <>
      <PageMeta title={title} description="The desk of the staff." keywords={[]} noIndex />
      {kind ? (
        // Another kind is another page: nothing of the last one stays.
        <div key={kind.name}>{children(kind)}</div>
      ) : (
        <>
          <DeskHeading title={title} />
          <p>The menu lists everything that can be edited.</p>
        </>
      )}
    </>
  );
}
