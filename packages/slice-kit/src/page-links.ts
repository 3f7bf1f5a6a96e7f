import { useSearchParams } from '@town/slice-kit/router';
import { pageAddress, pageParameter } from './paged-query';

/** What the links depend on: whether a page of a list has records, and whether more follow. */
interface PagedList {
  items: { readonly length: number };
  hasMore: boolean;
  /** The place of the first record in the list, and how many records all pages have, where known. */
  first?: number | undefined;
  total?: number | undefined;
}

interface PageLinks {
  /** The page before; for a page that the list does not have, the last one, or the first if that is unknown. */
  previous: string | undefined;
  next: string | undefined;
  /** Whether the list does not have this page: an old link to a list that has become shorter. */
  isBeyond: boolean;
}

/**
 * The addresses of the previous and the next page of a list. Other parameters of the address stay.
 * @param list undefined while it loads
 * @param parameter where a page of the site has several lists
 */
export function usePageLinks(
  page: number,
  list: PagedList | undefined,
  parameter = pageParameter,
): PageLinks {
  const [current] = useSearchParams();
  const to = (other: number) => {
    const rest = [...current].filter(([name]) => name !== parameter);
    return `?${new URLSearchParams([...rest, ...Object.entries(pageAddress(other, parameter))])}`;
  };
  const isBeyond = page > 1 && list?.items.length === 0;
  return {
    previous: page > 1 ? to(isBeyond ? lastPage(page, list) : page - 1) : undefined,
    next: list?.hasMore ? to(page + 1) : undefined,
    isBeyond,
  };
}

/** The last page of a list, by the size of its pages. */
function lastPage(page: number, { first = 1, total = 0 }: PagedList): number {
  const size = (first - 1) / (page - 1);
  // The list may have this page, but no record that this release can show.
  return size > 0 ? Math.max(1, Math.min(page - 1, Math.ceil(total / size))) : 1;
}
