import { pages } from '@town/contracts/pages/paths';
import { loadRecord } from '@town/slice-kit/record-query';
import type { SliceContext } from '@town/slice-kit/slice';
import { placeQuery, readPlace } from './place-query';
import { similarPlacesQuery } from './similar-places-query';

/** Fetches the data of a place's page. Similar places can only be fetched after the place itself. */
export async function loadPlace(context: SliceContext, slug: string): Promise<Response | null> {
  const query = placeQuery(slug);
  const moved = await loadRecord(context, query, { slug, address: pages.place });
  const place = readPlace(context.queryClient.getQueryData(query.queryKey));
  if (place && !moved) await context.prefetch(similarPlacesQuery(place));
  return moved;
}
