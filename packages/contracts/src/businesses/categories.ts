/** Categories of businesses that are also their types in an application for advertising. */
export const trades = [
  'automotive',
  'home_services',
  'healthcare',
  'beauty',
  'professional',
  'real_estate',
  'church',
  'other',
] as const;

/** The categories that a form offers for a business; a record may have another. */
export const businessCategories = [
  'dining',
  'restaurant',
  'food',
  'shopping',
  'retail',
  ...trades,
] as const;

const groups: ReadonlyMap<string, readonly string[]> = new Map([
  ['dining', ['dining', 'restaurant', 'food']],
  ['shopping', ['shopping', 'retail']],
]);

/** The stored categories that a `category` parameter selects: all of a group, or the category itself. */
export function categoriesOf(category: string): readonly string[] {
  return groups.get(category) ?? [category];
}
