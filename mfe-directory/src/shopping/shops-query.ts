import { pagedQuery } from '@town/slice-kit/paged-query';
import { shopping } from '../businesses/businesses-query';

/** How many shops the page shows beside the cards of the staff. */
const size = 12;

/** A page of the listed shops. */
export const shopsQuery = (page: number) =>
  pagedQuery(shopping.path, shopping.read, { page, size });
