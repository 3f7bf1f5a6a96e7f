import { inLanguage, type Language, languages } from '@town/contracts/pages/languages';

/** An entry for each language of a page. Each lists all languages and the default for other languages. */
export function entriesOf(siteUrl: string, path: string, lastModified?: string): string[] {
  const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
  const address = (language: Language) => siteUrl + inLanguage(language, path);
  const alternate = (name: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${address(language)}"/>`;
  const alternates = [
    alternate('x-default', 'en'),
    ...languages.map((language) => alternate(language, language)),
  ].join('');
  return languages.map(
    (language) => `<url><loc>${address(language)}</loc>${modified}${alternates}</url>`,
  );
}

export const urlSet = (entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;

export const sitemapIndex = (addresses: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`;
