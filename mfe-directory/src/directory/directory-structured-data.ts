import { inLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import type { StructuredData } from '@town/slice-kit/page-meta';
import type { Site } from '@town/slice-kit/site';

/**
 * The directory for search engines: a collection with a search action.
 * @param name the title of the page in its language
 */
export function directoryStructuredData(
  name: string,
  { url, town, language }: Pick<Site, 'url' | 'town' | 'language'>,
): StructuredData[] {
  const directory = url + inLanguage(language, pages.directory);
  return [
    {
      '@type': 'CollectionPage',
      name,
      url: directory,
    },
    {
      '@type': 'WebSite',
      name: town.siteName,
      url: `${url}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${directory}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
