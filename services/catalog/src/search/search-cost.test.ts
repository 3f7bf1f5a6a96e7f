import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';

const { database, read } = useService(catalogService);

/** How often the search by words runs for a request. */
async function runs(path: string): Promise<number> {
  await database().query('alter sequence runs restart');
  await read(path);
  const [{ count = 0 } = {}] = await database().query<{ count: number }>(
    "select nextval('runs')::int - 1 as count",
  );
  return count;
}

beforeAll(() =>
  database().query(`
    create sequence runs;
    do $body$ begin
      execute regexp_replace(
        pg_get_functiondef('search_town'::regproc), '\\mbegin\\M', $$begin perform nextval('runs');$$
      );
    end $body$`),
);

test('a search without a result runs each way once', async () => {
  expect(await runs('/api/search?q=zeppelin&pages=true')).toBe(1);
  expect(await runs('/api/search/suggestions?q=zeppelin&pages=true')).toBe(1);
});

test('a suggestion without a result is repeated only for another word', async () => {
  await database().query("insert into search_synonyms (words) values ('{zeppelin,zeppelins}')");
  expect(await runs('/api/search/suggestions?q=zeppelin&pages=true')).toBe(1);
  expect(await runs('/api/search/suggestions?q=zeppel&pages=true')).toBe(2);
});
