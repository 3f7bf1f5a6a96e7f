import { pageAddress, readPage } from '@town/slice-kit/paged-query';
import { priceBands } from './price-band';

export const propertyTypeChoices = [
  { value: 'all', label: 'All Types' },
  { value: 'residential', label: 'Residential' },
  { value: 'land', label: 'Land' },
  { value: 'commercial', label: 'Commercial' },
] as const;

/** The filters in the address. */
export interface ListingFilters {
  type: string;
  /** One of the price bands. */
  price: string;
  page: number;
}

/** Reads the filters from the address. An invalid value is treated as missing. */
export function readListingFilters(parameters: URLSearchParams): ListingFilters {
  const chosen = (name: string, choices: readonly { value: string }[]) =>
    choices.find(({ value }) => value === parameters.get(name))?.value ?? 'all';
  return {
    type: chosen('type', propertyTypeChoices),
    price: chosen('price', priceBands),
    page: readPage(parameters),
  };
}

/** The address parameters of a view. */
export function listingAddress({ type, price, page }: ListingFilters): Record<string, string> {
  return {
    ...(type !== 'all' && { type }),
    ...(price !== 'all' && { price }),
    ...pageAddress(page),
  };
}
