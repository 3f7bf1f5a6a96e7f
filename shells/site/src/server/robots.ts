import { inLanguage, languages } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';

/** Combinations of fifteen amenities give more addresses than a search engine can crawl. */
const amenityFilter = '/*amenities=';

/** The rules for search engines, and the address of the sitemap. */
export function robots(siteUrl: string): string {
  const inLanguages = [pages.account, pages.search].flatMap((path) =>
    languages.map((language) => inLanguage(language, path)),
  );
  const hidden = [pages.admin, '/api/', ...inLanguages, amenityFilter];
  const rules = hidden.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}Sitemap: ${siteUrl}/sitemap.xml\n`;
}
