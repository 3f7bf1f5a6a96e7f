import type { ListingPicture } from '@town/contracts/pictures/listing-pictures';
import { entries, optionalText, recordReader, text, textOr } from './tolerant';

/** Readers of the fields that name a record's picture. */
export const pictureReaders = { imageUrl: optionalText, imageAlt: optionalText };

/** The pictures of a listing, without those that cannot be shown; none where there is no list. */
export const readListingPictures = entries(
  recordReader<ListingPicture>({ url: text, alt: textOr('') }),
);
