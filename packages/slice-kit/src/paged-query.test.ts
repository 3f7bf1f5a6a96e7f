import { dehydrate } from '@tanstack/react-query';
import { pagedQuery } from './paged-query';
import { createQueryClient } from './query-client';
import { slimState } from './slim-list';
import { recordReader, text } from './tolerant';

const read = recordReader<{ id: string }>({ id: text });
const list = (page: number) => pagedQuery('/api/shops', read, { page, size: 2 });
const records = ['a', 'b', 'c'].map((id) => ({ id, unread: 1 }));

/** A client of a service that answers each page with the same records. */
const clientOf = (total?: string) =>
  createQueryClient(async () =>
    Response.json(records, total === undefined ? {} : { headers: { 'x-total-count': total } }),
  );

describe('a page of a list', () => {
  it('contains the number of records on all pages', async () => {
    const client = clientOf('7');
    const query = list(2);
    await client.prefetchQuery(query);
    expect(query.select?.(client.getQueryData<unknown>(query.queryKey))).toEqual({
      first: 3,
      items: [{ id: 'a' }, { id: 'b' }],
      hasMore: true,
      total: 7,
    });
  });

  it('has no total when the service or the shell does not give it', async () => {
    const client = clientOf();
    await client.prefetchQuery(list(1));
    expect(list(1).select?.(client.getQueryData<unknown>(list(1).queryKey))).toMatchObject({
      items: [{ id: 'a' }, { id: 'b' }],
      total: undefined,
    });
  });

  it('counts its own records where it is all of the list', () => {
    expect(list(1).select?.([{ id: 'a' }, { id: '' }]).total).toBe(1);
  });

  it('is sent to the browser with its total, and without unused fields', async () => {
    const client = clientOf('7');
    await client.prefetchQuery(list(1));
    expect(slimState(dehydrate(client)).queries[0]?.state.data).toEqual({
      page: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      total: 7,
    });
  });
});
