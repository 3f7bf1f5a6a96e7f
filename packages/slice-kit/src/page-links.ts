import { useSearchParams } from '@town/slice-kit/router';
import { pageAddress, pageParameter } from './paged-query';

/**
 * The addresses of the previous and the next page of a list. Other parameters of the address stay.
 * @param parameter where a page of the site has several lists
 */
export function usePageLinks(
  page: number,
  hasMore: boolean,
  parameter = pageParameter,
): { previous: string | undefined; next: string | undefined } {
  const [current] = useSearchParams();
  const to = (other: number) => {
    const rest = [...current].filter(([name]) => name !== parameter);
    return `?${new URLSearchParams([...rest, ...Object.entries(pageAddress(other, parameter))])}`;
  };
  return {
    previous: page > 1 ? to(page - 1) : undefined,
    next: hasMore ? to(page + 1) : undefined,
  };
}
