import { api } from '@town/contracts/api-paths';
import type { HistoricalPhoto } from '@town/contracts/historical-photo';
import { queryOptions } from '@town/slice-kit/query';

/** The pictures of the gallery, in their order. */
export const historicalPhotosQuery = queryOptions<HistoricalPhoto[]>({
  queryKey: [api.historicalPhotos],
});
