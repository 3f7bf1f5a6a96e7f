import * as z from 'zod/mini';

/** The number of places of each kind that are open now. Places with unknown hours are not counted. */
export const openNowSchema = z.object({
  dining: z.int(),
  shopping: z.int(),
  services: z.int(),
});
openNowSchema.register(z.globalRegistry, { id: 'OpenNow' });
export type OpenNow = z.infer<typeof openNowSchema>;
