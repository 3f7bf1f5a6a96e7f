import * as z from 'zod/mini';

/** How many events take place on a day. */
export const eventDaySchema = z.object({
  date: z.iso.date(),
  count: z.number(),
});
eventDaySchema.register(z.globalRegistry, { id: 'EventDay' });
export type EventDay = z.infer<typeof eventDaySchema>;
