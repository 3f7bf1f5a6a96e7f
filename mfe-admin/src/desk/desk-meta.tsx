import { PageMeta } from '@town/slice-kit/page-meta';

/** The title of a page of the desk. Each page has its own, so that a tab and a screen reader name it. */
export function DeskMeta({ title }: { title: string }) {
  return <PageMeta title={title} description="The desk of the staff." keywords={[]} noIndex />;
}
