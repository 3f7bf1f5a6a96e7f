/** A service's category as words: underscores become spaces, the first letter a capital. */
export function serviceCategory(category: string): string {
  const words = category.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
