import type { Business } from '@town/contracts/businesses/record';

/** Dining listings in the groups of the page. A name that matches two groups is in both. */
export interface DiningGroups {
  cafes: Business[];
  barbecue: Business[];
  trucks: Business[];
}

/**
 * Groups places to eat by the words in their names.
 * @param featured names that the page shows above, and not among the diners again
 */
export function groupDining(
  businesses: readonly Business[],
  featured: readonly string[],
): DiningGroups {
  const named = (words: RegExp) => businesses.filter(({ name }) => words.test(name));
  return {
    cafes: named(/cafe|coffee|diner/i).filter(({ name }) => !featured.includes(name)),
    barbecue: named(/bbq|grill|texas/i),
    trucks: named(/truck|taco|rolling/i),
  };
}
