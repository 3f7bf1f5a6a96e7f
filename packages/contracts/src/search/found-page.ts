/** How results and suggestions are labelled, and which page shows what was found. */
import { categoriesOf } from '../businesses/categories.js';
import { pages } from '../pages/paths.js';
import type { SearchKind } from './kinds.js';

/** The known fields of a search result. Its kind may be one that this page does not know yet. */
interface Found {
  kind: string;
  id: string;
  slug: string;
  category: string;
}

const addresses: Record<SearchKind, (found: Found) => string> = {
  business: ({ slug }) => pages.place(slug),
  service: ({ slug }) => pages.place(slug),
  church: ({ slug }) => pages.place(slug),
  property: ({ slug }) => pages.property(slug),
  event: ({ slug }) => pages.event(slug),
  news: ({ id }) => pages.newsArticle(id),
  civic: ({ slug }) => `${pages.civicContacts}#${slug}`,
  page: ({ slug }) => `/${slug}`,
};

/** Parts of the site, as results are labelled. */
export type FoundLabel =
  | 'Dining'
  | 'Shopping'
  | 'Services'
  | 'Churches'
  | 'Real Estate'
  | 'Events'
  | 'News'
  | 'Civic Contacts'
  | 'Pages';

const labels: Record<SearchKind, FoundLabel> = {
  business: 'Services',
  service: 'Services',
  church: 'Churches',
  property: 'Real Estate',
  event: 'Events',
  news: 'News',
  civic: 'Civic Contacts',
  page: 'Pages',
};

const isKnown = (kind: string): kind is SearchKind => kind in labels;

/** Address of the page of what was found; undefined for an unknown kind, and where no slug is known. */
export function foundPage(found: Found): string | undefined {
  return isKnown(found.kind) && found.slug ? addresses[found.kind](found) : undefined;
}

/**
 * The part of the site that something belongs to, in words; a business to a tab of the directory.
 * Undefined for an unknown kind.
 */
export function foundLabel({
  kind,
  category,
}: Pick<Found, 'kind' | 'category'>): FoundLabel | undefined {
  if (kind === 'business') {
    if (categoriesOf('dining').includes(category)) return 'Dining';
    if (categoriesOf('shopping').includes(category)) return 'Shopping';
  }
  return isKnown(kind) ? labels[kind] : undefined;
}
