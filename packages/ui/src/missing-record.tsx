import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';
import { Illustration } from './illustration';
import { Section } from './section';
import { TryAgain } from './try-again';

interface MissingRecordProps {
  /** Says what is missing. */
  sentence: string;
  /** Text of the button that tries again. */
  retryLabel: string;
  /** Tries again, where the record may exist. */
  onRetry?: (() => void) | undefined;
  /** The way on. */
  children: ReactNode;
}

/** Replaces a record that does not exist, was withdrawn or could not be loaded. */
export function MissingRecord({ sentence, retryLabel, onRetry, children }: MissingRecordProps) {
  return (
    <Section>
      <EmptyState picture={<Illustration name="not-found" />} title={sentence}>
        {children}
        {onRetry && <TryAgain onRetry={onRetry}>{retryLabel}</TryAgain>}
      </EmptyState>
    </Section>
  );
}
