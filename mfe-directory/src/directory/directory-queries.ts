import { api } from '@town/contracts/api-paths';
import type { Church } from '@town/contracts/church';
import type { SearchHit } from '@town/contracts/directory-search';
import type { Service } from '@town/contracts/service';
import { queryOptions } from '@town/slice-kit/query';

/** Every trade and profession. */
export const servicesQuery = queryOptions<Service[]>({ queryKey: [api.services] });

/** Every congregation. */
export const churchesQuery = queryOptions<Church[]>({ queryKey: [api.churches] });

/** What all five kinds hold for some words. */
export function searchQuery(words: string) {
  return queryOptions<SearchHit[]>({
    queryKey: [`${api.search}?q=${encodeURIComponent(words)}`],
  });
}
