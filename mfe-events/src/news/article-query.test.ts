import { createQueryClient } from '@town/slice-kit/query-client';
import { loadArticle } from './article-query';

async function pageOf(answered: number, body: object = {}, path = 'abc') {
  let status = 200;
  const queryClient = createQueryClient(() =>
    Promise.resolve(Response.json(body, { status: answered })),
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
  const moved = await loadArticle(context, path);
  return { status, moved: moved && [moved.status, moved.headers.get('Location')] };
}

test.each([
  [404, 404],
  [410, 410],
  [503, 200],
])('the page of an article that the API answers with %i has the status %i', async (api, page) => {
  expect(await pageOf(api)).toEqual({ status: page, moved: null });
});

test('an article that is requested by its slug redirects to the address with its id', async () => {
  const article = { id: 'abc', slug: 'sidewalks', title: 'Sidewalks' };
  for (const path of ['sidewalks', 'Sidewalks']) {
    expect(await pageOf(200, article, path)).toMatchObject({ moved: [301, '/news/abc'] });
  }
  expect(await pageOf(200, article)).toMatchObject({ moved: null });
});
