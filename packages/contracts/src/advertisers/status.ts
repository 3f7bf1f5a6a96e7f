/** The status of an application. */
export const advertiserStatuses = ['pending', 'contacted', 'active', 'inactive'] as const;
export type AdvertiserStatus = (typeof advertiserStatuses)[number];
