import { languages } from '@town/contracts/pages/languages';

/** A page of one record: the first segment names the kind, the second one the record. */
const recordPage = /^\/[^/]+\/[^/]+$/;

/**
 * The paths of a site's public pages by its sitemap: each page of its own, and one record of each kind.
 * Pages in other languages than English are left to the first of them, since they have the same parts.
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
