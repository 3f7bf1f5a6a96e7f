/** Whether a place does business at all. */
export const businessStatuses = ['open', 'temporarily-closed', 'permanently-closed'] as const;
export type BusinessStatus = (typeof businessStatuses)[number];
