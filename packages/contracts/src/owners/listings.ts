import * as z from 'zod/mini';
import { amenitiesField } from '../amenities/field.js';
import { openingFields } from '../directory/opening.js';
import { shownPictureSchema } from '../pictures/listing-pictures.js';
import { recordId } from '../records/record-id.js';
import { memberRoles } from './people.js';

/** The features of a listing that depend on its plan. */
export const listingTiers = ['basic', 'premium'] as const;
export type ListingTier = (typeof listingTiers)[number];

/** The fields that an owner edits. Those of `reviewedFields` wait for the staff. */
const fields = {
  name: z.string(),
  category: z.string(),
  address: z.nullable(z.string()),
  description: z.string(),
  phone: z.nullable(z.string()),
  website: z.nullable(z.string()),
  socialLinks: z.array(z.string()),
  menuUrl: z.nullable(z.string()),
  moreCategories: z.array(z.string()),
  /** The first is on the card and on top of the page. */
  pictures: z.array(shownPictureSchema),
  hours: z.nullable(z.string()),
  ...openingFields,
  ...amenitiesField,
};

/** Changes of these fields wait for the staff while the old text stays public. */
export const reviewedFields = ['name', 'category', 'address'] as const;

/** Fields that only a Premium listing may fill in. */
export const premiumFields = [
  'website',
  'socialLinks',
  'menuUrl',
  'moreCategories',
  'pictures',
] as const;

/** A listing as its owner edits it. */
export const ownerListingSchema = z.object({
  id: recordId,
  slug: z.string(),
  tier: z.enum(listingTiers),
  /** The owner's role at this business. */
  role: z.enum(memberRoles),
  /** The public fields. Those in `locked` contain what was entered, but the public does not see them. */
  ...fields,
  /** The changed fields that wait for the staff. */
  waiting: z.object({
    name: z.optional(z.string()),
    category: z.optional(z.string()),
    address: z.optional(z.nullable(z.string())),
  }),
  /** Fields that this plan does not include. */
  locked: z.array(z.string()),
});
ownerListingSchema.register(z.globalRegistry, { id: 'OwnerListing' });
export type OwnerListing = z.infer<typeof ownerListingSchema>;

/** A listing of the owner that the staff have archived: it is not public, and cannot be edited. */
export const archivedListingSchema = z.object({ id: recordId, name: z.string() });
archivedListingSchema.register(z.globalRegistry, { id: 'ArchivedListing' });
export type ArchivedListing = z.output<typeof archivedListingSchema>;

/** The names of all fields that an owner edits. */
export const ownerFields = Object.keys(fields);
