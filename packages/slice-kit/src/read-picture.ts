import { optionalText } from './tolerant';

/** Readers of the fields that name a record's picture. */
export const pictureReaders = { imageUrl: optionalText, imageAlt: optionalText };
