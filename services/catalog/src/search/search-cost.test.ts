import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { addService } from '../testing/add-service.js';

const { database, read } = useService(catalogService);

/** How often a function of the database was called for a request. */
async function calls(counter: 'runs' | 'look_ups', path: string): Promise<number> {
  await database().query(`alter sequence ${counter} restart`);
  await read(path);
  const [{ count = 0 } = {}] = await database().query<{ count: number }>(
    `select nextval('${counter}')::int - 1 as count`,
  );
  return count;
}

/** How often the search by words runs for a request. */
const runs = (path: string) => calls('runs', path);

beforeAll(() =>
  database().query(`
    create sequence runs;
    create sequence look_ups;
    do $body$ begin
      execute regexp_replace(
        pg_get_functiondef('search_town'::regproc), '\\mbegin\\M', $$begin perform nextval('runs');$$
      );
    end $body$;
    alter function meanings rename to uncounted_meanings;
    create function meanings(term text) returns setof text language plpgsql stable as $$
    begin
      perform nextval('look_ups');
      return query select uncounted_meanings(term);
    end $$`),
);

afterEach(() => database().query('delete from search_documents; delete from services'));

test('a search without a result runs each way once', async () => {
  expect(await runs('/api/search?q=zeppelin&pages=true')).toBe(1);
  expect(await runs('/api/search/suggestions?q=zeppelin&pages=true')).toBe(1);
});

test('a suggestion without a result is repeated only for another word', async () => {
  await database().query("insert into search_synonyms (words) values ('{zeppelin,zeppelins}')");
  expect(await runs('/api/search/suggestions?q=zeppelin&pages=true')).toBe(1);
  expect(await runs('/api/search/suggestions?q=zeppel&pages=true')).toBe(2);
});

test.each(['gas leak', 'cab', 'history of the mill'])(
  'synonyms are not looked up for each record that is found: "%s"',
  async (q) => {
    const path = `/api/search?q=${encodeURIComponent(q)}&pages=true`;
    const text = 'A gas leak, a fire, an emergency, a taxi, a cab, and the history of a mill';
    await addService(database(), 'Wombat 0', text);
    const forOne = await calls('look_ups', path);
    for (const number of [1, 2, 3, 4]) await addService(database(), `Wombat ${number}`, text);
    expect(await calls('look_ups', path)).toBe(forOne);
    expect(forOne).toBeGreaterThan(0);
  },
);
