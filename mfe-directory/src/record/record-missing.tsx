import { PageMeta } from '@town/slice-kit/page-meta';
import { MissingRecord } from '@town/ui/missing-record';
import { PageHeading } from '@town/ui/page-heading';
import type { ReactNode } from 'react';
import { useText } from '../messages/use-text';

interface RecordMissingProps {
  title: string;
  sentence: string;
  /** Retries; undefined if the record certainly does not exist. */
  onRetry?: (() => void) | undefined;
  /** Links to other pages. */
  children: ReactNode;
}

/** Shown for a record that does not exist, was withdrawn or could not be loaded. */
export function RecordMissing({ title, sentence, onRetry, children }: RecordMissingProps) {
  const text = useText();
  return (
    <>
      <PageMeta title={title} description={sentence} keywords={['directory']} noIndex />
      <PageHeading title={title} />
      <MissingRecord sentence={sentence} retryLabel={text('Try again')} onRetry={onRetry}>
        {children}
      </MissingRecord>
    </>
  );
}
