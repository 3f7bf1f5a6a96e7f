import type { ListingPicture } from '@town/contracts/pictures/listing-pictures';
import { type FieldReader, optionalText, recordReader, text, textOr } from './tolerant';

/** Readers of the fields that name a record's picture. */
export const pictureReaders = { imageUrl: optionalText, imageAlt: optionalText };

const readListingPicture = recordReader<ListingPicture>({ url: text, alt: textOr('') });

/** The pictures of a listing, without those that cannot be shown; none where there is no list. */
export const readListingPictures: FieldReader<ListingPicture[]> = (value) =>
  Array.isArray(value)
    ? value.map(readListingPicture).filter((picture) => picture !== undefined)
    : [];
