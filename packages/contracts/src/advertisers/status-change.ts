import * as z from 'zod/mini';
import { advertiserStatuses } from './status.js';

/** The body with which staff change an application's status. */
export const statusChangeSchema = z.object({
  status: z.enum(advertiserStatuses, {
    error: 'Status must be pending, contacted, active or inactive',
  }),
  /** The status that staff have seen: the change is refused if a colleague has changed it since. */
  seen: z.optional(z.enum(advertiserStatuses)),
});
statusChangeSchema.register(z.globalRegistry, { id: 'StatusChange' });
export type StatusChange = z.output<typeof statusChangeSchema>;

/** How many applications there are, in all and in each status. */
export const statusCountsSchema = z.object({
  total: z.int(),
  pending: z.int(),
  contacted: z.int(),
  active: z.int(),
  inactive: z.int(),
});
statusCountsSchema.register(z.globalRegistry, { id: 'StatusCounts' });
export type StatusCounts = z.output<typeof statusCountsSchema>;
