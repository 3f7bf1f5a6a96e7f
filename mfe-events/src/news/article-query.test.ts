import { createQueryClient } from '@town/slice-kit/query-client';
import { loadArticle } from './article-query';

async function statusOfPage(answered: number): Promise<number> {
  let status = 200;
  const queryClient = createQueryClient(() =>
    Promise.resolve(new Response('{}', { status: answered })),
  );
  const context = {
    queryClient,
    async prefetch(...queries: Parameters<typeof queryClient.prefetchQuery>[0][]) {
      for (const query of queries) await queryClient.prefetchQuery(query);
      return null;
    },
    setStatus(chosen: 404 | 410) {
      status = chosen;
    },
  };
  await loadArticle(context, 'abc');
  return status;
}

test.each([
  [404, 404],
  [410, 410],
  [503, 200],
])('the page of an article that the API answers with %i has the status %i', async (api, page) => {
  expect(await statusOfPage(api)).toBe(page);
});
