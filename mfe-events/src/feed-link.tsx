import { inLanguage } from '@town/contracts/pages/languages';
import { useTexts } from '@town/language/texts';

interface FeedLinkProps {
  /** The address of the RSS feed, without its language. */
  href: string;
  title: string;
}

/** Tells feed readers where the feed of a page is; React places it in the document's head. */
export function FeedLink({ href, title }: FeedLinkProps) {
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      href={inLanguage(useTexts().language, href)}
      title={title}
    />
  );
}
