import { inLanguage, languages } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';

/** Combinations of fifteen amenities give more addresses than a search engine can crawl. */
const amenityFilter = '/*amenities=';

/** The rules for search engines, and the address of the sitemap. */
export function robots(siteUrl: string): string {
  const searches = languages.map((language) => inLanguage(language, pages.search));
  const hidden = [pages.admin, pages.account, '/api/', ...searches, amenityFilter];
  const rules = hidden.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}Sitemap: ${siteUrl}/sitemap.xml\n`;
}
