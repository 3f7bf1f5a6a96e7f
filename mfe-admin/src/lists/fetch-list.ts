import { readJson } from '@town/slice-kit/query-client';
import * as z from 'zod/mini';
import { pageSize } from './list-pages';

/** One page of a list, and how many records there are in all pages. */
export interface ListPage<Entity> {
  records: Entity[];
  total: number;
}

/** Asks the API as the signed-in member of the staff. */
export async function fetchAsStaff<Schema extends z.ZodMiniType>(
  address: string,
  schema: Schema,
  token: string,
  signal: AbortSignal,
): Promise<{ data: z.output<Schema>; headers: Headers }> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(address, { signal, credentials: 'include', headers });
  return { data: schema.parse(await readJson(answer)), headers: answer.headers };
}

/** Asks for a page of a list. */
export async function fetchPage<Schema extends z.ZodMiniType>(
  path: string,
  record: Schema,
  page: number,
  parameters: Record<string, string>,
  token: string,
  signal: AbortSignal,
): Promise<ListPage<z.output<Schema>>> {
  const offset = page * pageSize;
  const query = new URLSearchParams({
    limit: String(pageSize),
    offset: String(offset),
    ...parameters,
  });
  const { data, headers } = await fetchAsStaff(`${path}?${query}`, z.array(record), token, signal);
  return { records: data, total: Number(headers.get('x-total-count') ?? offset + data.length) };
}
