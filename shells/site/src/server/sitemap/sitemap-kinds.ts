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

/** Some records of a list, and how many the list has. */
export interface ListedRecords {
  records: SitemapRecord[];
  total: number;
}

/** A list's records from an offset on. */
export async function readRecords(
  fetchApi: ApiFetch,
  path: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedRecords> {
  const response = await fetchApi(`${path}?limit=${limit}${offset > 0 ? `&offset=${offset}` : ''}`);
  const answer = z.array(z.unknown()).parse(await readJson(response));
  return {
    // One odd record must not hide the others.
    records: answer.flatMap((record) => recordSchema.safeParse(record).data ?? []),
    total: Number(response.headers.get('x-total-count')) || offset + answer.length,
  };
}
