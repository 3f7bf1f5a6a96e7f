import { api } from '@town/contracts/api/paths';
import { listQuery } from '@town/slice-kit/list-query';
import { openingReaders } from '@town/slice-kit/read-opening';
import { recordReader, text } from '@town/slice-kit/tolerant';
import type { ShownPlace } from './place-query';

/** How many similar places the page of a place shows. */
export const shownSimilar = 3;

const readSimilar = recordReader<
  Pick<ShownPlace, 'id' | 'slug' | 'name' | 'openingHours' | 'businessStatus'>
>({ id: text, slug: text, name: text, ...openingReaders });

/** Places of the same kind, the nearest first if the position is known. The result includes the place itself. */
export function similarPlacesQuery({ kind, category, latitude, longitude }: ShownPlace) {
  const isLocated = latitude !== null && longitude !== null;
  const isChurch = kind === 'churches';
  const choice = new URLSearchParams({
    ...(!isChurch && { category }),
    ...(!isChurch && isLocated && { near: `${latitude},${longitude}` }),
    limit: String(shownSimilar + 1),
  });
  return listQuery(`${api[kind]}?${choice}`, readSimilar);
}
