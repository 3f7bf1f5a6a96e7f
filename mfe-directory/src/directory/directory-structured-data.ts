import { pages } from '@town/contracts/paths';
import { town } from '@town/contracts/town';
import type { StructuredData } from '@town/slice-kit/page-meta';

/** The directory as search engines read it: a collection, with a search of its own. */
export function directoryStructuredData(siteUrl: string): StructuredData[] {
  return [
    {
      '@type': 'CollectionPage',
      name: `${town.name} business directory`,
      url: `${siteUrl}${pages.directory}`,
    },
    {
      '@type': 'WebSite',
      name: town.siteName,
      url: `${siteUrl}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${siteUrl}${pages.directory}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
