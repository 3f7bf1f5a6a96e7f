import { api } from '@town/contracts/api/paths';
import type { HistoricalPhoto } from '@town/contracts/historical-photos/record';
import { listQuery } from '@town/slice-kit/list-query';
import { optionalText, recordReader, text, textOr } from '@town/slice-kit/tolerant';

const readPhoto = recordReader<HistoricalPhoto>({
  src: text,
  alt: textOr(''),
  caption: textOr(''),
  credit: optionalText,
});

/** The pictures of the gallery, in their order. */
export const historicalPhotosQuery = listQuery(api.historicalPhotos, readPhoto);
