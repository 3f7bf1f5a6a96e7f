import { inLanguage } from '@town/contracts/pages/languages';
import type { Site } from '@town/slice-kit/site';
import type { StructuredData } from './page-meta';

/** A page of the site: its name, and its path without the language. */
interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumbs of a record's page, for search engines: the page of its section, then the record. */
export function breadcrumbs(
  section: Crumb,
  record: Crumb,
  { url, language }: Pick<Site, 'url' | 'language'>,
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [section, record].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url + inLanguage(language, path),
    })),
  };
}
