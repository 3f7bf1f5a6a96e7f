import { useLocation, useNavigation } from '@town/slice-kit/router';
import { type OpeningFilter, readOpeningFilter } from './opening-filter';

/**
 * The filter that the visitor chose last. While its list is being loaded the address still has the
 * filter before it, and a second choice, tapped quickly on a slow phone, must not undo the first.
 */
export function useChosenFilter(tab: string, shown: OpeningFilter): OpeningFilter {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const parameters = new URLSearchParams(next?.search);
  const isSameList = next?.pathname === pathname && parameters.get('tab') === tab;
  return isSameList ? readOpeningFilter(parameters) : shown;
}
