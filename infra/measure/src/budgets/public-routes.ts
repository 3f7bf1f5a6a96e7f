import { languages } from '@town/contracts/pages/languages';

/** A record's page: the first segment is the kind, the second one the record. */
const recordPage = /^\/[^/]+\/[^/]+$/;

/**
 * The paths of a site's public pages, from its sitemap: every single page, and one record page of each
 * kind. Of each other language only the first page is included, since all have the same parts.
 */
export async function publicRoutes(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const others = languages.filter((language) => language !== 'en');
  const shown = new Map<string, string>();
  for (const path of paths) {
    const [, first = ''] = path.split('/');
    const isOther = others.some((language) => language === first);
    const kind = isOther ? `/${first}` : recordPage.test(path) ? `/${first}/*` : path;
    if (!shown.has(kind)) shown.set(kind, path);
  }
  return [...shown.values()];
}
