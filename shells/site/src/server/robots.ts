import { pages } from '@town/contracts/pages/paths';

/** The rules for search engines, and the address of the sitemap. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: ${pages.admin}\nDisallow: ${pages.account}\nDisallow: /api/\nDisallow: ${pages.search}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
