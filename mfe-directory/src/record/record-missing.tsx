import { PageMeta } from '@town/slice-kit/page-meta';
import { Button } from '@town/ui/button';
import { EmptyState } from '@town/ui/empty-state';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import type { ReactNode } from 'react';
import { useText } from '../messages/use-text';

interface RecordMissingProps {
  title: string;
  sentence: string;
  /** Tries again, where the record may exist. */
  onRetry?: (() => void) | undefined;
  /** The way on. */
  children: ReactNode;
}

/** In place of a record that does not exist, was withdrawn or could not be loaded. */
export function RecordMissing({ title, sentence, onRetry, children }: RecordMissingProps) {
  const text = useText();
  return (
    <>
      <PageMeta title={title} description={sentence} keywords={['directory']} noIndex />
      <PageHeading title={title} />
      <Section>
        <EmptyState picture={<Illustration name="not-found" />} title={sentence}>
          {children}
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {text('Try again')}
            </Button>
          )}
        </EmptyState>
      </Section>
    </>
  );
}
