/**
 * Lists that are shown a page at a time. The number of the page is in the address, so that each page can
 * be linked to, is a history entry, and works without scripts. A query fetches one record more than a
 * page shows, to know whether there is another page.
 * @module
 */
import { queryOptions } from '@town/slice-kit/query';
import { pageAndTotal } from './counted-answer';
import { slimPage } from './slim-list';
import { type FieldReader, listReader } from './tolerant';

/** The parameter of the address. */
export const pageParameter = 'page';

/** No list of the site is so long. */
const lastPage = 1_000_000;

/** A page of a list. */
export interface ListPage<Entity> {
  /** The place of the first record in the list, from 1 on. */
  first: number;
  items: Entity[];
  hasMore: boolean;
  /** How many records all pages have together; undefined where the service has not said it. */
  total: number | undefined;
}

/** Which page, from 1 on, and how many records it shows. */
export interface PageChoice {
  page: number;
  size: number;
}

/** The page that an address asks for; the first where it names none. */
export function readPage(parameters: URLSearchParams, name = pageParameter): number {
  const text = parameters.get(name) ?? '';
  const page = /^\d{1,7}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= lastPage ? page : 1;
}

/** The parameters of a page's address; none for the first page. */
export function pageAddress(page: number, name = pageParameter): Record<string, string> {
  return page > 1 ? { [name]: String(page) } : {};
}

/** A query of a page of a list, by the path of the list. */
export function pagedQuery<Entity>(
  path: string,
  read: FieldReader<Entity>,
  { page, size }: PageChoice,
) {
  const offset = (page - 1) * size;
  const range = `limit=${size + 1}${offset > 0 ? `&offset=${offset}` : ''}`;
  const readAll = listReader(read);
  return queryOptions<unknown, Error, ListPage<Entity>>({
    queryKey: [`${path}${path.includes('?') ? '&' : '?'}${range}`],
    select(answer) {
      const { page: records, total } = pageAndTotal(answer);
      const items = readAll(Array.isArray(records) ? records.slice(0, size) : records);
      const hasMore = Array.isArray(records) && records.length > size;
      const isWhole = offset === 0 && !hasMore;
      return { first: offset + 1, items, hasMore, total: isWhole ? items.length : total };
    },
    meta: { slim: slimPage(read), isCounted: true },
  });
}
