/** Where an application stands with the staff. */
export const applicationStatuses = ['pending', 'contacted', 'active', 'inactive'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
