/**
 * The pictures of a listing in the order that the owner chose. The record stores the first one as its
 * picture and the others as further pictures, so cards and pages need no code for owners.
 */
import { isDeepStrictEqual } from 'node:util';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import type { ListingTier } from '@town/contracts/owners/listings';
import { readPicturePath } from '@town/contracts/pictures/files';
import {
  type ListingPicture,
  listingPictureSchema,
  listingPicturesSchema,
  picturesOfTier,
} from '@town/contracts/pictures/listing-pictures';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';

/** All pictures of a record, including those that its plan does not show. */
export function picturesOf(content: RecordContent): ListingPicture[] {
  const { imageUrl, imageAlt, morePictures } = content;
  const first = imageUrl ? [{ url: String(imageUrl), alt: String(imageAlt ?? '') }] : [];
  return [...first, ...(Array.isArray(morePictures) ? morePictures.flatMap(storedPicture) : [])];
}

/** One of the further pictures, if it can be shown: only the forms check what they store. */
function storedPicture(stored: unknown): ListingPicture[] {
  const { url, alt }: { url?: unknown; alt?: unknown } = Object(stored);
  return typeof url === 'string' && url ? [{ url, alt: typeof alt === 'string' ? alt : '' }] : [];
}

/**
 * Validates the pictures that an owner has sent: each must be in this site's library, or already in the
 * record. Stored pictures can be removed on every plan.
 * @param missing addresses of pictures that the library does not have
 * @returns the fields of the record; none when the pictures stay as they are
 * @throws ValidationProblem, or a 403 when the plan does not include pictures
 */
export function readPictures(
  sent: unknown,
  current: RecordContent,
  tier: ListingTier,
  missing: ReadonlySet<string>,
): RecordContent {
  const before = picturesOf(current);
  const kept = keptOf(before, sent);
  if (kept) return kept.length === before.length ? {} : fieldsOf(kept);
  const { data: pictures, error } = listingPicturesSchema.safeParse(sent);
  if (!pictures) {
    throw new ValidationProblem(
      error.issues.map(({ path, message }) => ({ path: ['pictures', ...path].join('.'), message })),
    );
  }
  if (picturesOfTier[tier] === 0) {
    const message = 'Pictures are part of the Premium plan';
    throw new ProblemException(403, message, { errors: [{ path: 'pictures', message }] });
  }
  const known = new Set(before.map(({ url }) => url));
  const errors = pictures.flatMap(({ url }, index) => {
    const message = known.has(url) ? undefined : faultOf(url, missing);
    return message ? [{ path: `pictures.${index}.url`, message }] : [];
  });
  if (errors.length > 0) throw new ValidationProblem(errors);
  return fieldsOf(pictures);
}

/** The stored pictures that stay if the owner only removes some; undefined for any other change. */
function keptOf(before: readonly ListingPicture[], sent: unknown): ListingPicture[] | undefined {
  if (!Array.isArray(sent)) return undefined;
  const given = sent.map(comparable);
  const kept = before.filter((picture) =>
    given.some((each) => isDeepStrictEqual(each, comparable(picture))),
  );
  return isDeepStrictEqual(kept.map(comparable), given) ? kept : undefined;
}

/** A picture without the white space around its text. One of the staff may lack the text, which owners need. */
const comparable = (picture: unknown) => listingPictureSchema.safeParse(picture).data ?? picture;

function fieldsOf([first, ...morePictures]: readonly ListingPicture[]): RecordContent {
  return { imageUrl: first?.url ?? null, imageAlt: first?.alt || null, morePictures };
}

/** Why an owner cannot add this picture; undefined when it is allowed. */
function faultOf(url: string, missing: ReadonlySet<string>): string | undefined {
  if (!readPicturePath(url)) return 'Please upload the picture here';
  if (missing.has(url)) return 'This picture is not in the library. Please upload it again.';
  return undefined;
}
