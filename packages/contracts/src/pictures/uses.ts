import * as z from 'zod/mini';

/** What a service answers that is asked which pictures its records use. */
export const pictureUsesSchema = z.object({ hashes: z.array(z.string()) });
export type PictureUsesAnswer = z.infer<typeof pictureUsesSchema>;
