import { api } from '@town/contracts/api-paths';
import type { Business } from '@town/contracts/business';
import { queryOptions } from '@town/slice-kit/query';

/** Places to eat: the categories dining, restaurant and food. */
export const diningQuery = businessesQuery('dining');

/** Shops: the categories shopping and retail. */
export const shoppingQuery = businessesQuery('shopping');

function businessesQuery(category: string) {
  return queryOptions<Business[]>({ queryKey: [`${api.businesses}?category=${category}`] });
}
