import { api } from '@town/contracts/api-paths';
import type { NewsArticle } from '@town/contracts/news-article';
import { pages } from '@town/contracts/paths';
import { readJson } from '@town/slice-kit/query-client';
import type { Config } from './config';
import { log } from './log';
import { createServiceFetch, type RequestIds } from './service-fetch';

const publicPages = [
  pages.home,
  pages.about,
  pages.history,
  pages.directory,
  pages.dining,
  pages.shopping,
  pages.realEstate,
  pages.events,
  pages.news,
  pages.civicContacts,
  pages.historicalPhotos,
  pages.advertise,
  pages.getListed,
  pages.submitListing(),
  pages.contact,
  pages.privacy,
  pages.terms,
];

/** What search engines may read, and where the list of pages is. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: ${pages.admin}\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Every public page, and every article that the content service knows of. */
export async function sitemap(config: Config, request: RequestIds): Promise<string> {
  const entries = publicPages.map((path) => url(config.siteUrl + path));
  try {
    const fetchApi = createServiceFetch(config.services, request);
    const articles = (await readJson(await fetchApi(api.news))) as NewsArticle[];
    entries.push(
      ...articles.map(({ id, publishedDate }) =>
        url(config.siteUrl + pages.newsArticle(id), publishedDate.slice(0, 10)),
      ),
    );
  } catch (error) {
    log('warn', 'sitemap without articles', { requestId: request.requestId, error });
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

function url(address: string, lastModified?: string): string {
  const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
  return `<url><loc>${address}</loc>${modified}</url>`;
}
