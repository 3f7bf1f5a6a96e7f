import { api } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { type ApiFetch, readJson } from '@town/slice-kit/query-client';
import * as z from 'zod/mini';

/** The part of a record that the sitemap needs; news articles have a date. */
const recordSchema = z.object({
  id: z.string(),
  slug: z.string(),
  publishedDate: z.optional(z.string()),
  /** Of one date of a repeated event, whose page stands for all of them. */
  seriesSlug: z.optional(z.nullable(z.string())),
});
export type SitemapRecord = z.infer<typeof recordSchema>;

/** Records with a page each: where they are listed, and the address of the page. */
interface SitemapKind {
  name: string;
  path: string;
  page(record: SitemapRecord): string;
}

export const sitemapKinds: readonly SitemapKind[] = [
  { name: 'businesses', path: api.businesses, page: ({ slug }) => pages.place(slug) },
  { name: 'services', path: api.services, page: ({ slug }) => pages.place(slug) },
  { name: 'churches', path: api.churches, page: ({ slug }) => pages.place(slug) },
  { name: 'properties', path: api.properties, page: ({ slug }) => pages.property(slug) },
  {
    name: 'events',
    path: api.events,
    page: ({ slug, seriesSlug }) => pages.event(seriesSlug ?? slug),
  },
  { name: 'news', path: api.news, page: ({ id }) => pages.newsArticle(id) },
];

/** The API's maximum for one call. */
const recordsPerCall = 500;

/** Some records of a list, and how many the list has. */
export interface ListedRecords {
  records: SitemapRecord[];
  total: number;
}

/** As many records of a list from an offset on, in as many calls as it takes. */
export async function readRecords(
  fetchApi: ApiFetch,
  path: string,
  { offset, count }: { offset: number; count: number },
): Promise<ListedRecords> {
  const records: SitemapRecord[] = [];
  let total = 0;
  for (let start = offset; start < offset + count; start += recordsPerCall) {
    const limit = Math.min(recordsPerCall, offset + count - start);
    const range = `limit=${limit}${start > 0 ? `&offset=${start}` : ''}`;
    const response = await fetchApi(`${path}?${range}`);
    const answer = z.array(z.unknown()).parse(await readJson(response));
    // One odd record must not hide the others.
    records.push(...answer.flatMap((record) => recordSchema.safeParse(record).data ?? []));
    total = Number(response.headers.get('x-total-count')) || start + answer.length;
    if (start + answer.length >= total || answer.length === 0) break;
  }
  return { records, total };
}
