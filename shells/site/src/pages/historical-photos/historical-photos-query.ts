import type { HistoricalPhoto } from '@town/contracts/historical-photo';
import { api } from '@town/contracts/paths';
import { queryOptions } from '@town/slice-kit/query';

/** The pictures of the gallery, in their order. */
export const historicalPhotosQuery = queryOptions<HistoricalPhoto[]>({
  queryKey: [api.historicalPhotos],
});
