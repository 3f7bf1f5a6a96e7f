import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { pictureAlt } from './record.js';

/** How many pictures a listing shows under each plan. */
export const picturesOfTier = { basic: 0, premium: 6 } as const;

/** How many pictures one owner uploads within 24 hours. */
export const ownerUploadsPerDay = 30;

/** A picture in an answer. A stored one may lack its text: an import or the staff of long ago added it. */
export const shownPictureSchema = z.object({ url: z.string(), alt: z.string() });

/** A picture in the body of an owner's change. */
export const listingPictureSchema = z.object({
  /** As records name a picture of the library: the address of its widest file. */
  url: z.string({ error: 'Please choose a picture' }).check(z.maxLength(500)),
  alt: pictureAlt,
});
export type ListingPicture = z.output<typeof listingPictureSchema>;

/** The body of an owner's change. The first picture is shown on the card and at the top of the page. */
export const listingPicturesSchema = z.array(listingPictureSchema, 'Pictures must be a list').check(
  z.maxLength(picturesOfTier.premium, `At most ${picturesOfTier.premium} pictures are possible`),
  z.refine((pictures) => new Set(pictures.map(({ url }) => url)).size === pictures.length, {
    error: 'A picture is in the list twice',
  }),
);

/** The media service's request to the catalog before it reads an owner's upload. */
export const pictureRightsQuestionSchema = z.object({
  email: z.string(),
  listingId: recordId,
});
export type PictureRightsQuestion = z.output<typeof pictureRightsQuestionSchema>;

/** The catalog's response; 404 when the listing is not the owner's. */
export const pictureRightsSchema = z.object({
  /** How many pictures the listing may show; 0 where its plan includes none. */
  maximum: z.int(),
});
export type PictureRights = z.output<typeof pictureRightsSchema>;
