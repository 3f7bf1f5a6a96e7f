import { PageHeading } from '@town/ui/page-heading';
import { Prose } from '@town/ui/prose';
import { Section } from '@town/ui/section';
import type { ReactNode } from 'react';

interface LegalPageProps {
  title: string;
  children: ReactNode;
}

/** A page of rules, with the day since which they hold. */
export function LegalPage({ title, children }: LegalPageProps) {
  return (
    <>
      <PageHeading title={title} intro="Last updated January 23, 2025" />
      <Section>
        <Prose>{children}</Prose>
      </Section>
    </>
  );
}
