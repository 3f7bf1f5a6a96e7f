const categories: Record<string, string> = { restaurant: 'dining', retail: 'shopping' };

/** Where the directory lists a business of the type that its application names. */
export function categoryOfBusinessType(businessType: string): string {
  return categories[businessType] ?? businessType;
}
