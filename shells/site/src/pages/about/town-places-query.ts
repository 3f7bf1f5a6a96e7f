import { api } from '@town/contracts/api/paths';
import { listQuery } from '@town/slice-kit/list-query';
import { number, recordReader, textOr } from '@town/slice-kit/tolerant';

/** A business whose position is known. */
export interface TownPlace {
  category: string;
  latitude: number;
  longitude: number;
}

/** The most places that the drawn map shows. */
const most = 100;

/** The businesses of the town that the drawn map shows; those without a position are left out. */
export const townPlacesQuery = listQuery(
  `${api.businesses}?limit=${most}`,
  recordReader<TownPlace>({ category: textOr(''), latitude: number, longitude: number }),
);
