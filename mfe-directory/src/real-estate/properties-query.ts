import { api } from '@town/contracts/api-paths';
import type { Property } from '@town/contracts/property';
import { queryOptions } from '@town/slice-kit/query';

/** Properties of a type; `all` means every type. */
export function propertiesQuery(type: string) {
  const path = type === 'all' ? api.properties : `${api.properties}?type=${type}`;
  return queryOptions<Property[]>({ queryKey: [path] });
}

/** Properties of the week. */
export const featuredPropertiesQuery = queryOptions<Property[]>({
  queryKey: [api.featuredProperties],
});
