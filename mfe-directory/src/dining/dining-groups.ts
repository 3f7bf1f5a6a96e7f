import { pagedQuery } from '@town/slice-kit/paged-query';
import type { ShownBusiness } from '../businesses/businesses-query';
import { dining } from '../businesses/businesses-query';

/**
 * The groups of places to eat, by parts of their names. A name that matches two groups is in both. The
 * key is also the parameter of the address that holds the group's page.
 */
export const diningGroups = [
  {
    key: 'cafes',
    names: ['cafe', 'coffee', 'diner'],
    title: 'Cafes & Diners',
    empty: 'No cafes or diners listed at this time.',
    hint: undefined,
  },
  {
    key: 'barbecue',
    names: ['bbq', 'grill', 'texas'],
    title: 'BBQ & Texas Fare',
    empty: 'No BBQ restaurants listed at this time.',
    hint: undefined,
  },
  {
    key: 'trucks',
    names: ['truck', 'taco', 'rolling'],
    title: 'Food Trucks & Pop-Ups',
    empty: 'No food trucks currently scheduled.',
    hint: 'Check back for seasonal food truck schedules.',
  },
] as const;
export type DiningGroup = (typeof diningGroups)[number];

/** How many places of a group a page shows. */
const size = 5;

/** The query for a page of a group. */
export const diningQuery = ({ names }: DiningGroup, page: number) =>
  pagedQuery<ShownBusiness>(`${dining.path}&name=${names.join()}`, dining.read, { page, size });
