/** The categories that the calendar can be filtered by. */
export const eventFilterCategories = ['community', 'sports', 'education', 'government'] as const;
/** What a submitted event can be. */
export const eventCategories = [...eventFilterCategories, 'business'] as const;
