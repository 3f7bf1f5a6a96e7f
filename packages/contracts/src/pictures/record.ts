import * as z from 'zod/mini';
import { requiredText } from '../forms/fields.js';
import { recordId } from '../records/record-id.js';
import { pictureFormats } from './files.js';

/** Alternative text: what the picture shows, for people who cannot see it. */
export const pictureAlt = requiredText(
  'Alternative text',
  'Alternative text is required',
  500,
).check(
  z.refine((text) => !/\0|\p{Surrogate}/u.test(text), {
    error: 'Alternative text contains a character that cannot be stored',
  }),
);

const percent = (name: string) => {
  const message = `${name} must be a number from 0 to 100`;
  return z.number({ error: message }).check(z.minimum(0, message), z.maximum(100, message));
};

/** One file of a picture. */
const variantSchema = z.object({
  width: z.int(),
  format: z.enum(pictureFormats),
  /** Its address on the site. */
  path: z.string(),
});

/** A picture of the library. */
export const pictureSchema = z.object({
  id: recordId,
  /** Names the content: the same file has the same hash. */
  hash: z.string(),
  /** The original's size in pixels, upright. */
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** What must stay visible where the picture is cropped, in percent from the left and the top. */
  focalX: z.number(),
  focalY: z.number(),
  /** A tiny picture as a data address, shown until the real one is there. */
  placeholder: z.string(),
  /** The narrowest first. */
  variants: z.array(variantSchema),
  /** E-mail address of the account; null where it was erased. */
  uploadedBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
pictureSchema.register(z.globalRegistry, { id: 'Picture' });
export type Picture = z.infer<typeof pictureSchema>;

/** The fields that an upload has beside its file. */
export const pictureUploadSchema = z.object({ alt: pictureAlt });

/** The fields of a picture that staff may change. */
export const pictureChangeSchema = z.object({
  alt: pictureAlt,
  focalX: percent('focalX'),
  focalY: percent('focalY'),
});
export type PictureChange = z.infer<typeof pictureChangeSchema>;
