import * as z from 'zod/mini';
import { recordId } from '../records/record-id.js';
import { pictureAlt } from './record.js';

/** How many pictures a listing shows under each plan. */
export const picturesOfTier = { basic: 0, premium: 6 } as const;

/** How many pictures one owner uploads within 24 hours. */
export const ownerUploadsPerDay = 30;

/** A picture of a listing. */
export const listingPictureSchema = z.object({
  /** As records name a picture of the library: the address of its widest file. */
  url: z.string({ error: 'Please choose a picture' }).check(z.maxLength(500)),
  alt: pictureAlt,
});
export type ListingPicture = z.output<typeof listingPictureSchema>;

/** What an owner sends: the first picture is the one on the card and on top of the page. */
export const listingPicturesSchema = z.array(listingPictureSchema, 'Pictures must be a list').check(
  z.maxLength(picturesOfTier.premium, `At most ${picturesOfTier.premium} pictures are possible`),
  z.refine((pictures) => new Set(pictures.map(({ url }) => url)).size === pictures.length, {
    error: 'A picture is in the list twice',
  }),
);

/** What the media service asks the catalog before it reads an owner's upload. */
export const pictureRightsQuestionSchema = z.object({
  email: z.string(),
  listingId: recordId,
});
export type PictureRightsQuestion = z.output<typeof pictureRightsQuestionSchema>;

/** What the catalog answers; 404 where the listing is not one of the owner's. */
export const pictureRightsSchema = z.object({
  /** How many pictures the listing may show; 0 where its plan includes none. */
  maximum: z.int(),
});
export type PictureRights = z.output<typeof pictureRightsSchema>;
