import { inLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import type { StructuredData } from '@town/slice-kit/page-meta';
import type { Site } from '@town/slice-kit/site';

/** The directory for search engines: a collection with a search action. */
export function directoryStructuredData({
  url,
  town,
  language,
}: Pick<Site, 'url' | 'town' | 'language'>): StructuredData[] {
  return [
    {
      '@type': 'CollectionPage',
      name: `${town.name} business directory`,
      url: url + inLanguage(language, pages.directory),
    },
    {
      '@type': 'WebSite',
      name: town.siteName,
      url: `${url}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${url}${pages.directory}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
