import { useLocation, useNavigation } from '@town/slice-kit/router';
import { type OpeningFilter, readOpeningFilter } from './opening-filter';

/**
 * The filter that the visitor chose last. While its list is loading, the address still contains the previous
 * filter. A quick second choice on a slow phone must not undo the first one.
 */
export function useChosenFilter(tab: string, shown: OpeningFilter): OpeningFilter {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const parameters = new URLSearchParams(next?.search);
  const isSameList = next?.pathname === pathname && parameters.get('tab') === tab;
  return isSameList ? readOpeningFilter(parameters) : shown;
}
