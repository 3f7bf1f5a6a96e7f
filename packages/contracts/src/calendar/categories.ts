/** The categories that filter the calendar. */
export const eventFilterCategories = ['community', 'sports', 'education', 'government'] as const;
/** The categories that a submitted event can have. */
export const eventCategories = [...eventFilterCategories, 'business'] as const;
