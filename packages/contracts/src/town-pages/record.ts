/**
 * The pages that hold the town's own texts. Each has a fixed address, so there is at most one record
 * of each: staff change its texts and not where it is.
 * @module
 */
import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { translatedFields } from '../records/translated.js';
import { pageSections } from './sections.js';

/** The slugs of the pages; each is the page's address without the slash. */
export const townPageSlugs = [
  'about',
  'history',
  'privacy',
  'terms',
  'dining',
  'shopping',
  'real-estate',
  'civic-contacts',
] as const;
export type TownPageSlug = (typeof townPageSlugs)[number];

const optional = z.nullable(z.string());

/** A card of a page: a place, an office or a person, and how to reach them. */
const pageCardSchema = z.object({
  section: z.enum(pageSections),
  title: z.string(),
  text: optional,
  hours: optional,
  phone: optional,
  email: optional,
  address: optional,
  url: optional,
  ...translatedFields,
});

/** A page's texts. */
export const townPageSchema = z.object({
  id: recordId,
  slug: z.enum(townPageSlugs),
  title: z.string(),
  /** One or two sentences below the title. */
  intro: optional,
  /** For search engines. */
  description: optional,
  /** For search engines, separated by commas. */
  keywords: optional,
  /** HTML within the allow-list of articles. Each heading of level 2 begins a chapter. */
  body: z.string(),
  cards: z.array(pageCardSchema),
  /** A sentence below the heading of a section. */
  sectionIntros: z.array(
    z.object({ section: z.enum(pageSections), text: z.string(), ...translatedFields }),
  ),
  ...translatedFields,
});
townPageSchema.register(z.globalRegistry, { id: 'TownPage' });
export type TownPage = z.infer<typeof townPageSchema>;
