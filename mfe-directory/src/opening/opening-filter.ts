import { isTownTime } from '@town/contracts/town/town-time';

/** The filter and the order of a list of places. The address contains them. */
export interface OpeningFilter {
  /** All places, those that are open now, or those that are open at "2027-12-24T19:30". */
  open: 'any' | 'now' | (string & {});
  sort: 'name' | 'open';
  /** The amenities that every listed place offers. */
  amenities: readonly string[];
}

/** A choice of a visitor, which may depend on the filter that it is added to. */
export type FilterChange = (filter: OpeningFilter) => Partial<OpeningFilter>;

/** No filter: every place, ordered by name. */
export const anyOpening: OpeningFilter = { open: 'any', sort: 'name', amenities: [] };

/** Whether every place is shown. */
export const isWhole = ({ open, amenities }: OpeningFilter): boolean =>
  open === 'any' && amenities.length === 0;

/** Reads the filter from the address. An invalid value is treated as missing. */
export function readOpeningFilter(parameters: URLSearchParams): OpeningFilter {
  const open = parameters.get('open') ?? '';
  return {
    open: open === 'now' || isTownTime(open) ? open : 'any',
    sort: parameters.get('sort') === 'open' ? 'open' : 'name',
    amenities:
      parameters
        .get('amenities')
        ?.slice(0, 300)
        .match(/[a-z-]+/g) ?? [],
  };
}

/** The address parameters of a filter. Defaults are left out. */
export function openingAddress({ open, sort, amenities }: OpeningFilter): Record<string, string> {
  return {
    ...(open !== 'any' && { open }),
    ...(sort !== 'name' && { sort }),
    ...(amenities.length > 0 && { amenities: amenities.join() }),
  };
}
