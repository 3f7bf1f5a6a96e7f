import { useSearchParams } from '@town/slice-kit/router';
import { type ListPage, pageAddress, pageParameter } from './paged-query';

/** What the links depend on: whether a page of a list has records, and whether more follow. */
type PagedList = Pick<ListPage<unknown>, 'hasMore' | 'total'> & {
  items: { readonly length: number };
};

interface PageLinks {
  previous: string | undefined;
  next: string | undefined;
  /** The first page, if the list has others, but not this one: an old link to a list that became shorter. */
  first: string | undefined;
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
  const isBeyond = page > 1 && list?.items.length === 0 && list.total !== 0;
  return {
    previous: page > 1 && !isBeyond ? to(page - 1) : undefined,
    next: list?.hasMore ? to(page + 1) : undefined,
    first: isBeyond ? to(1) : undefined,
  };
}
