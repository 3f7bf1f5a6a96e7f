import type { ApiService } from '@town/contracts/api/owners';
import { pages } from '@town/contracts/pages/paths';
import {
  type PublicChanges,
  type PublicChangesQuery,
  publicChangesOf,
  publicChangesSchema,
} from '@town/contracts/records/public-changes';
import { readJson } from '@town/slice-kit/query-client';
import type { Config } from '../config';
import { askService, type RequestIds } from '../services/service-fetch';

export type SitemapRecord = PublicChanges['records'][number];

/** A kind of records with a page each: its name, its service, and the address of a record's page. */
interface SitemapKind {
  name: string;
  service: ApiService;
  page(record: SitemapRecord): string;
}

export const sitemapKinds: readonly SitemapKind[] = [
  { name: 'businesses', service: 'catalog', page: ({ slug }) => pages.place(slug) },
  { name: 'services', service: 'catalog', page: ({ slug }) => pages.place(slug) },
  { name: 'churches', service: 'catalog', page: ({ slug }) => pages.place(slug) },
  { name: 'properties', service: 'catalog', page: ({ slug }) => pages.property(slug) },
  { name: 'events', service: 'content', page: ({ slug }) => pages.event(slug) },
  { name: 'news', service: 'content', page: ({ id }) => pages.newsArticle(id) },
];

/** Reads some records of a kind and the total number. */
export async function readRecords(
  services: Config['services'],
  { name, service }: SitemapKind,
  page: PublicChangesQuery,
  ids: RequestIds,
): Promise<PublicChanges> {
  const response = await askService(services[service], publicChangesOf(name, page), ids);
  return publicChangesSchema.parse(await readJson(response));
}
