import { api } from '@town/contracts/api/paths';
import type { HistoricalPhoto } from '@town/contracts/historical-photos/record';
import { listQuery } from '@town/slice-kit/list-query';
import { pagedQuery } from '@town/slice-kit/paged-query';
import { optionalText, recordReader, text, textOr, translated } from '@town/slice-kit/tolerant';

/** What the gallery shows of a picture. */
export type ShownPhoto = Omit<HistoricalPhoto, 'slug'>;

const readPhoto = recordReader<ShownPhoto>({
  id: textOr(''),
  src: text,
  alt: textOr(''),
  caption: textOr(''),
  credit: optionalText,
  translated,
});

/** How many pictures a page of the gallery shows, and the slideshow of the history. */
const size = 24;

/** The first pictures of the gallery, in their order. */
export const historicalPhotosQuery = listQuery(`${api.historicalPhotos}?limit=${size}`, readPhoto);

/** A page of the gallery. */
export const photoPageQuery = (page: number) =>
  pagedQuery(api.historicalPhotos, readPhoto, { page, size });
