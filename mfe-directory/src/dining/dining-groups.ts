import type { ShownBusiness } from '../businesses/businesses-query';

/** Dining listings in the groups of the page. A name that matches two groups is in both. */
export interface DiningGroups {
  cafes: ShownBusiness[];
  barbecue: ShownBusiness[];
  trucks: ShownBusiness[];
}

/**
 * Groups places to eat by the words in their names.
 * @param featured names that the page shows above, and not among the diners again
 */
export function groupDining(
  businesses: readonly ShownBusiness[],
  featured: readonly string[],
): DiningGroups {
  const named = (words: RegExp) => businesses.filter(({ name }) => words.test(name));
  return {
    cafes: named(/cafe|coffee|diner/i).filter(({ name }) => !featured.includes(name)),
    barbecue: named(/bbq|grill|texas/i),
    trucks: named(/truck|taco|rolling/i),
  };
}
