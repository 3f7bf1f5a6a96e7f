/** Whether an event takes place as planned: at its date, not at all, later, or at another time. */
export const eventStatuses = ['scheduled', 'cancelled', 'postponed', 'moved'] as const;
export type EventStatus = (typeof eventStatuses)[number];
