/** The slots that the home page shows from the start; the server fetches the data of their widgets. */
export const homeSlots = ['upcoming-events', 'weekend-events', 'latest-news', 'home'] as const;
