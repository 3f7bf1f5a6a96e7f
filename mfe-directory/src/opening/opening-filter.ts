import { isTownTime } from '@town/contracts/town/town-time';

/** Which places of a list are shown by their opening hours, and in which order. It is in the address. */
export interface OpeningFilter {
  /** All places, those that are open now, or those that are open at "2027-12-24T19:30". */
  open: 'any' | 'now' | (string & {});
  sort: 'name' | 'open';
}

/** Every place, by name. */
export const anyOpening: OpeningFilter = { open: 'any', sort: 'name' };

/** Reads the address. A wrong value counts as missing. */
export function readOpeningFilter(parameters: URLSearchParams): OpeningFilter {
  const open = parameters.get('open') ?? '';
  return {
    open: open === 'now' || isTownTime(open) ? open : 'any',
    sort: parameters.get('sort') === 'open' ? 'open' : 'name',
  };
}

/** The address parameters of a filter. Defaults are left out. */
export function openingAddress({ open, sort }: OpeningFilter): Record<string, string> {
  return { ...(open !== 'any' && { open }), ...(sort !== 'name' && { sort }) };
}
