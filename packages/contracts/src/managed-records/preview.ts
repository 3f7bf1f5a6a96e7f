/**
 * Previews: the public page of a record with a draft in it. The desk shows the page in a frame of its
 * own origin and sends it what the page would fetch, so a draft never leaves the staff's session and
 * what is typed can be seen before it is saved.
 * @module
 */
import * as z from 'zod/mini';
import { api } from '../api/paths.js';
import { pages } from '../pages/paths.js';
import type { RecordContent, RecordKind } from './record-kind.js';

/** The page says that it can show a draft. */
export const previewReady = 'town-preview-ready';

const answerSchema = z.object({
  /** The path of the API that the page reads. */
  path: z.string().check(z.startsWith('/api/')),
  record: z.looseObject({ id: z.string() }),
  /** Whether the answer at that path is a list, in which the record replaces or joins the others. */
  inList: z.boolean(),
});

/** The message that the desk sends to the page in the frame. */
export const previewSchema = z.object({
  type: z.literal('town-preview'),
  /** Of the public page, without its origin. */
  address: z.string().check(z.regex(/^\/(?!\/)/)),
  answers: z.array(answerSchema),
});
export type Preview = z.output<typeof previewSchema>;

/** The slug of a record that has none yet. */
const newSlug = 'preview';
/** The id of a record that has none yet. */
const newId = '00000000-0000-4000-8000-000000000000';

/**
 * What a preview of a record shows.
 * @param record its fields, with its id and slug where it has them
 */
export function previewOf(kind: RecordKind, record: RecordContent): Preview {
  const named = {
    ...record,
    kind: kind.name,
    id: String(record['id'] || newId),
    slug: String(record['slug'] || record[kind.slugField ?? ''] || newSlug),
  };
  const read = answerPaths[kind.name];
  const answers = read
    ? [{ path: read(named), record: named, inList: false }]
    : (listPaths[kind.name]?.(record) ?? []).map((path) => ({ path, record: named, inList: true }));
  const address = kind.recordPage?.(named) ?? kind.page ?? pages.home;
  return { type: 'town-preview', address, answers };
}

interface Named {
  id: string;
  slug: string;
}

/** Kinds whose records have a page each: what that page reads. */
const answerPaths: Record<string, (record: Named) => string> = {
  businesses: ({ slug }) => api.place(slug),
  services: ({ slug }) => api.place(slug),
  churches: ({ slug }) => api.place(slug),
  properties: ({ slug }) => api.property(slug),
  events: ({ slug }) => api.event(slug),
  news: ({ id }) => api.newsArticle(id),
  pages: ({ slug }) => api.townPage(slug),
};

/** Kinds whose records share a page: the lists that it reads. */
const listPaths: Record<string, (record: RecordContent) => readonly string[]> = {
  'civic-contacts': ({ category }) => [
    category === 'emergency' ? api.emergencyContacts : api.civicContacts,
  ],
  'historical-photos': () => [api.historicalPhotos],
  notices: () => [api.notices],
};
