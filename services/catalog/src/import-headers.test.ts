import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { call, send, create } = deskClient(harness, auth);
const load = (body: string, query = '') =>
  readJson<Record<string, unknown>>(call('POST', `${businesses}/import${query}`, { body }));
const check = (body: string) => load(body, '?dryRun=true');

test('columns are recognised by the labels that the desk shows', async () => {
  const file =
    'Business name,CATEGORY,Phone,E-mail on record,State\nPie Cart,Food,830-555-0182,pie@example.com,published';
  expect(await load(file)).toMatchObject({ create: 1, errors: [] });
  expect(await send('GET', `${businesses}?q=pie`)).toMatchObject([
    {
      name: 'Pie Cart',
      category: 'food',
      phone: '830-555-0182',
      contactEmail: 'pie@example.com',
      state: 'published',
    },
  ]);
});

test('an error names the column as the file does', async () => {
  expect(
    await check('Business name,Category,Website,State\nPie Hut,food,not a site,published'),
  ).toMatchObject({
    errors: [{ row: 2, column: 'Website', message: 'Please enter a valid website URL' }],
  });
});

test('an error about a choice names the value and the values to choose from', async () => {
  const { errors } = await check('name,category,businessStatus\nPie Hut,food,shut');
  expect(errors).toEqual([
    {
      row: 2,
      column: 'businessStatus',
      message: expect.stringMatching(
        /“shut” is none of: Open for business, Temporarily closed, Permanently closed$/,
      ),
    },
  ]);
});

test('an error about a category that is too long does not say that other words are refused', async () => {
  const { errors } = await check(`name,category,state\nPie Hut,${'pie'.repeat(30)},published`);
  expect(errors).toEqual([
    { row: 2, column: 'category', message: expect.stringMatching(/at most 60 characters$/) },
  ]);
});

test('two columns for one field are refused', async () => {
  expect(await check('name,Business name,category\nPie Hut,Pie Hut,food')).toMatchObject({
    errors: [{ row: 1, column: 'Business name', message: 'Another column is for the same field' }],
  });
});

test('a dry run names categories that nothing has yet, and the rows that have them', async () => {
  await create({ ...bakery, name: 'Forge', category: 'gunsmith' });
  const file =
    'name,category\nOne,resturant\nTwo,Food\nThree,Gunsmith\nFour,gunsmith\nFive,resturant';
  expect(await check(file)).toMatchObject({
    errors: [],
    newCategories: [
      { value: 'resturant', rows: [2, 6] },
      { value: 'Gunsmith', rows: [4] },
    ],
  });
});

test('a dry run names new categories of records that are there, but not of unchanged ones', async () => {
  const bridge = await create({ ...bakery, name: 'Bridge', category: 'dining' });
  const column = `id,category\n${bridge.id}`;
  expect(await check(`${column},resturant`)).toMatchObject({
    update: 1,
    newCategories: [{ value: 'resturant', rows: [2] }],
  });
  expect(await check(`${column},dining`)).toMatchObject({ unchanged: 1, newCategories: [] });
});
