import type { ManagedRecord } from '@town/contracts/managed-records/record';
import { AddRecordWords1799100000000 } from '@town/managed-records/migrations/add-record-words';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { startService } from '@town/service-kit/testing/running-service';
import { useService } from '@town/service-kit/testing/service-harness';
import { createTestDatabase } from '@town/service-kit/testing/test-database';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const { create, send } = deskClient(useService(catalogService, settings), auth);

async function find(words: string): Promise<unknown[]> {
  const list = `${businesses}?q=${encodeURIComponent(words)}&sort=title`;
  return (await send<ManagedRecord[]>('GET', list)).map(({ name }) => name);
}

test('staff find a record without its accents and apostrophes, however they type them', async () => {
  await create({ ...bakery, name: 'José’s Café' });
  for (const words of ['jose', "José's", 'Joses', 'JOSÉ’S CAFE']) {
    expect(await find(words)).toEqual(['José’s Café']);
  }
});

test('staff find a record by words of several fields in any order', async () => {
  await create({
    ...bakery,
    name: 'Quilt Barn',
    description: 'Fabric and lessons',
    address: 'Elm',
  });
  expect(await find('lessons quilt')).toEqual(['Quilt Barn']);
  expect(await find('elm fabric barn')).toEqual(['Quilt Barn']);
  expect(await find('quilt saddle')).toEqual([]);
});

test('a field name finds nothing when no text contains it', async () => {
  await create({ ...bakery, name: 'Wordless' });
  expect(await find('description')).toEqual([]);
  expect(await find('morePictures')).toEqual([]);
});

test('a telephone number is found in any notation', async () => {
  await create({ ...bakery, name: 'Reachable', phone: '(830) 555-0199' });
  for (const words of [
    '830-555-0199',
    '830.555.0199',
    '8305550199',
    '(830) 555-0199',
    '555-0199',
  ]) {
    expect(await find(words)).toEqual(['Reachable']);
  }
});

test('a changed text is found, and the previous text is not', async () => {
  const { id } = await create({ ...bakery, name: 'Zebra Stables' });
  await send('PUT', `${businesses}/${id}`, { body: { name: 'Heron Stables' }, ifMatch: '"1"' });
  expect(await find('heron')).toEqual(['Heron Stables']);
  expect(await find('zebra')).toEqual([]);
});

test('quotes, wildcards and backslashes are found as they are typed', async () => {
  const description = 'The "Best" of 100% a\\b snake_case';
  await create({ ...bakery, name: 'Marks', description });
  for (const words of ['"best" of', '100%', 'a\\b', 'snake_case']) {
    expect(await find(words)).toEqual(['Marks']);
  }
  expect(await find('snake.case')).toEqual([]);
});

test('records written by an earlier release, before and after an upgrade, are found', async () => {
  const database = await createTestDatabase();
  const { migrations } = catalogService;
  const before = migrations.slice(0, migrations.indexOf(AddRecordWords1799100000000));
  const start = (definition: typeof catalogService) =>
    startService(definition, { databaseUrl: database.url, natsUrl: 'nats://127.0.0.1:1' });
  const insert = (name: string) =>
    database.query(
      `insert into businesses (name, description, category) values ('${name}', '', 'food')`,
    );
  const found = (words: string) =>
    database.query('select title from records where words like plain_words($1)', [`%${words}%`]);
  const earlier = await start({ ...catalogService, migrations: before });
  await insert('O’Brien’s Pub');
  await earlier.stop();
  const upgraded = await start(catalogService);
  await insert('Añejo Cellar');
  expect(await found("O'Brien")).toEqual([{ title: 'O’Brien’s Pub' }]);
  expect(await found('anejo')).toEqual([{ title: 'Añejo Cellar' }]);
  await upgraded.stop();
  await database.drop();
});
