import { capitalize } from '@town/contracts/text/capitalize';

/** A service's category as words: underscores become spaces, the first letter a capital. */
export function serviceCategory(category: string): string {
  return capitalize(category.replaceAll('_', ' '));
}
