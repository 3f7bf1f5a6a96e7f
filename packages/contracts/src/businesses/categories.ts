const groups: Record<string, readonly string[]> = {
  dining: ['dining', 'restaurant', 'food'],
  shopping: ['shopping', 'retail'],
};

/** The stored categories that a `category` parameter stands for; any but a group finds itself. */
export function categoriesOf(category: string): readonly string[] {
  return groups[category] ?? [category];
}
