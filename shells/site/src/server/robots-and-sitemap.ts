import { api } from '@town/contracts/api/paths';
import { inLanguage, type Language, languages } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { readJson } from '@town/slice-kit/query-client';
import * as z from 'zod/mini';
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

/** The part of a record that the sitemap needs; news articles have a date. */
const recordSchema = z.object({
  id: z.string(),
  slug: z.string(),
  publishedDate: z.optional(z.string()),
  /** Of one date of a repeated event, whose page stands for all of them. */
  seriesSlug: z.optional(z.nullable(z.string())),
});
type SitemapRecord = z.infer<typeof recordSchema>;

/** The lists whose records have a page each. */
const lists: readonly (readonly [path: string, page: (record: SitemapRecord) => string])[] = [
  [api.businesses, ({ slug }) => pages.place(slug)],
  [api.services, ({ slug }) => pages.place(slug)],
  [api.churches, ({ slug }) => pages.place(slug)],
  [api.properties, ({ slug }) => pages.property(slug)],
  [api.events, ({ slug, seriesSlug }) => pages.event(seriesSlug ?? slug)],
  [api.news, ({ id }) => pages.newsArticle(id)],
];

/** The rules for search engines, and the address of the sitemap. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: ${pages.admin}\nDisallow: ${pages.account}\nDisallow: /api/\nDisallow: ${pages.search}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Lists every public page, and the page of every record that the services publish. */
export async function sitemap(config: Config, request: RequestIds): Promise<string> {
  const fetchApi = createServiceFetch(config.services, request);
  const records = await Promise.all(
    lists.map(async ([path, page]) => {
      try {
        const answer = z.array(z.unknown()).parse(await readJson(await fetchApi(path)));
        // One odd record must not hide the others.
        const found = answer.flatMap((record) => recordSchema.safeParse(record).data ?? []);
        const entries = found.flatMap((record) =>
          entriesOf(config.siteUrl, page(record), record.publishedDate?.slice(0, 10)),
        );
        return [...new Set(entries)];
      } catch (error) {
        log('warn', 'sitemap without a list', { requestId: request.requestId, path, error });
        return [];
      }
    }),
  );
  const entries = [
    ...publicPages.flatMap((path) => entriesOf(config.siteUrl, path)),
    ...records.flat(),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** A page in each language; each entry names all of them, and the one for any other language. */
function entriesOf(siteUrl: string, path: string, lastModified?: string): string[] {
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
