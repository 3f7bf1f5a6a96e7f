import { queryOptions } from '@town/slice-kit/query';
import { slimList } from './slim-list';
import { type FieldReader, listReader } from './tolerant';

/**
 * A query of a list, by the path that it is read from. Its records are read tolerantly; the cache
 * holds the answer as the service gave it.
 */
export function listQuery<Entity>(path: string, read: FieldReader<Entity>) {
  return queryOptions<unknown, Error, Entity[]>({
    queryKey: [path],
    select: listReader(read),
    meta: { slim: slimList(read) },
  });
}
