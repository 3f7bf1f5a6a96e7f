/**
 * The queries of an account's pages. Their data belongs to one person, so it is fetched again whenever a
 * page opens, and removed from the cache at each sign-in and sign-out. The server renders these pages
 * without the data, because it never sees the cookie of an owner's session.
 * @module
 */
import { ownerApi } from '@town/contracts/api/paths';
import { type QueryClient, queryOptions } from '@town/slice-kit/query';
import { type FieldReader, listReader, text } from '@town/slice-kit/tolerant';

/** A query of one record of the signed-in owner. */
export const ownerRecordQuery = <Entity>(path: string, read: FieldReader<Entity>) =>
  queryOptions<unknown, Error, Entity>({
    queryKey: [path],
    select(answer) {
      const record = read(answer);
      if (!record) throw new Error('The answer is not such a record');
      return record;
    },
    staleTime: 0,
  });

/** A query of a list of the signed-in owner. */
export const ownerListQuery = <Entity>(path: string, read: FieldReader<Entity>) =>
  queryOptions<unknown, Error, Entity[]>({
    queryKey: [path],
    select: listReader(read),
    staleTime: 0,
  });

/** An instant as ISO text; without a valid one the record cannot be shown. */
export const instant: FieldReader<string> = (value) => {
  const read = text(value);
  return read && !Number.isNaN(Date.parse(read)) ? read : undefined;
};

/** An instant that may be missing. */
export const optionalInstant: FieldReader<string | null> = (value) => instant(value) ?? null;

/** One of the known values, or a fallback for an unknown one. */
export const wordOr =
  <const Word extends string>(known: readonly Word[], fallback: Word): FieldReader<Word> =>
  (value) =>
    known.find((word) => word === value) ?? fallback;

/** Clears all cached data of the signed-in owner, and fetches the session again. */
export function forgetOwner(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) =>
      String(path).startsWith('/api/owner/') && path !== ownerApi.session,
  });
  return queryClient.resetQueries({ queryKey: [ownerApi.session] });
}
