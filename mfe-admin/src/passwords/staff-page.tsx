import { PageMeta } from '@town/slice-kit/page-meta';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import type { ReactNode } from 'react';

interface StaffPageProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** A page for staff who are not signed in. */
export function StaffPage({ title, intro, children }: StaffPageProps) {
  return (
    <>
      <PageMeta title={title} description={intro} keywords={[]} noIndex />
      <PageHeading title={title} intro={intro} />
      <Section>{children}</Section>
    </>
  );
}
