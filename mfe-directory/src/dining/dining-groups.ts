import type { Business } from '@town/contracts/business';
import { featuredDiner } from './featured-diner';

/** Dining listings in the groups of the page; one whose name speaks of two is in both. */
export interface DiningGroups {
  cafes: Business[];
  barbecue: Business[];
  trucks: Business[];
}

/** Groups places to eat by the words in their names. */
export function groupDining(businesses: readonly Business[]): DiningGroups {
  const named = (words: RegExp) => businesses.filter(({ name }) => words.test(name));
  return {
    cafes: named(/cafe|coffee|diner/i).filter(({ name }) => name !== featuredDiner.name),
    barbecue: named(/bbq|grill|texas/i),
    trucks: named(/truck|taco|rolling/i),
  };
}
