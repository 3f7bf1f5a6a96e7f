import * as z from 'zod/mini';

/** How many places of each kind are open at this minute. Places whose hours are not known do not count. */
export const openNowSchema = z.object({
  dining: z.int(),
  shopping: z.int(),
  services: z.int(),
});
openNowSchema.register(z.globalRegistry, { id: 'OpenNow' });
export type OpenNow = z.infer<typeof openNowSchema>;
