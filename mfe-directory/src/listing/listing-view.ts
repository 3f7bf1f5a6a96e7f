import { pageAddress, readPage } from '@town/slice-kit/paged-query';
import {
  anyOpening,
  type OpeningFilter,
  openingAddress,
  readOpeningFilter,
} from '../opening/opening-filter';

/** The part of a list of places that is shown: filter and page. The address contains it. */
export interface ListingView {
  filter: OpeningFilter;
  page: number;
}

/** How many cards a page of a list shows: its HTML stays below 100 KB. */
export const cardsOnPage = 15;

/** A list from its start, with every place. */
export const wholeListing: ListingView = { filter: anyOpening, page: 1 };

/** Reads the view from the address. An invalid value is treated as missing. */
export function readListingView(parameters: URLSearchParams): ListingView {
  return { filter: readOpeningFilter(parameters), page: readPage(parameters) };
}

/** The address parameters of a view. Defaults are left out. */
export function listingViewAddress({ filter, page }: ListingView): Record<string, string> {
  return { ...openingAddress(filter), ...pageAddress(page) };
}
