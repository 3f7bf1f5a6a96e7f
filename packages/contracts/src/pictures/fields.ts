import * as z from 'zod/mini';

/** The picture of a record, for its record. */
export const pictureFields = {
  /** Of a file of the library, or of any other picture. Null: the record has none. */
  imageUrl: z.nullable(z.string()),
  /** What the picture shows, for people who cannot see it. */
  imageAlt: z.nullable(z.string()),
};
