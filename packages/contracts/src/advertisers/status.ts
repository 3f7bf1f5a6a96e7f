/** Where an application stands with the staff. */
export const advertiserStatuses = ['pending', 'contacted', 'active', 'inactive'] as const;
export type AdvertiserStatus = (typeof advertiserStatuses)[number];
