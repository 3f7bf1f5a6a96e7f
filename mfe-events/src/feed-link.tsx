import { inLanguage } from '@town/contracts/pages/languages';
import { useTexts } from '@town/language/texts';

interface FeedLinkProps {
  /** The address of the RSS feed, without its language. */
  href: string;
  title: string;
}

/** The link by which feed readers find the feed of a page. React moves it into the document's head. */
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
