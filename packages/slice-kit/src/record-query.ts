import { type QueryClient, queryOptions, useQuery } from '@town/slice-kit/query';
import { redirect, useNavigate } from '@town/slice-kit/router';
import { useEffect } from 'react';
import { statusOf } from './http-error';
import type { SliceContext } from './slice';
import { type FieldReader, recordReader, text } from './tolerant';

/**
 * Records with a page of their own. Its address has the record's slug. The API also knows a record by
 * its id and by its former slugs, so a page whose record has another slug leads to the right address.
 * @module
 */

const readSlug = recordReader<{ slug: string }>({ slug: text });

/** A query of one record, by the path that it is read from. */
export function recordQuery<Entity>(path: string, read: FieldReader<Entity>) {
  return queryOptions<unknown, Error, Entity>({
    queryKey: [path],
    select(answer) {
      const record = read(answer);
      if (!record) throw new Error('The answer is not such a record');
      return record;
    },
  });
}

interface RecordPage {
  /** The slug in the page's address. */
  slug: string;
  /** The address of a record's page. */
  address(slug: string): string;
}

/**
 * Fetches the record of a page. On the server the page has the status 404 for an unknown record and 410
 * for a withdrawn one; a former address redirects permanently.
 */
export async function loadRecord(
  context: SliceContext,
  query: { queryKey: Parameters<QueryClient['getQueryState']>[0] },
  { slug, address }: RecordPage,
): Promise<Response | null> {
  await context.prefetch(query);
  const state = context.queryClient.getQueryState(query.queryKey);
  const status = statusOf(state?.error);
  if (status === 404 || status === 410) context.setStatus(status);
  const current = readSlug(state?.data)?.slug;
  return current && current !== slug ? redirect(address(current), 301) : null;
}

/** Reads the record of a page, and replaces a former address in the browser. */
export function useRecord<Entity extends { slug: string }>(
  query: ReturnType<typeof recordQuery<Entity>>,
  { slug, address }: RecordPage,
) {
  const result = useQuery(query);
  const navigate = useNavigate();
  const current = result.data?.slug;
  const moved = current && current !== slug ? address(current) : undefined;
  useEffect(() => {
    if (moved) void navigate(moved, { replace: true });
  }, [moved, navigate]);
  return result;
}
