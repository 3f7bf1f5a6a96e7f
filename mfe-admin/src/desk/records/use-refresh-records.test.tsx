import { renderHook } from '@testing-library/react';
import { businessKind, eventKind } from '@town/contracts/managed-records/managed-kinds';
import { QueryClientProvider } from '@town/slice-kit/query';
import { createQueryClient } from '@town/slice-kit/query-client';
import { deskKey } from '../session/use-staff-query';
import { useRefreshRecords } from './use-refresh-records';

const site = ['/api/notices'];
const listed = [deskKey, eventKind.name, 'list', 'first page'];
const opened = [deskKey, eventKind.name, 'record', 'one'];
const others = [deskKey, businessKind.name, 'list'];

test('a change of a record is fetched again by the desk and by the pages of the site', async () => {
  const client = createQueryClient(() => Promise.resolve(Response.json([])));
  for (const queryKey of [site, listed, opened, others]) client.setQueryData(queryKey, []);
  const { result } = renderHook(() => useRefreshRecords(eventKind, 'list'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await result.current();
  const isOld = (queryKey: string[]) => client.getQueryState(queryKey)?.isInvalidated;
  expect([site, listed, opened, others].map(isOld)).toEqual([true, true, false, false]);
});
