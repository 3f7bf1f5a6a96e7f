import { type Property, propertySchema } from '@town/contracts/properties/record';
import { describePublicList } from '@town/service-kit/testing/describe-public-list';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';

const { address, database, read } = useService(catalogService);

const insert = (title: string, type: string, price: number, featured: boolean) =>
  database().query(
    `insert into properties (title, description, property_type, address, price, bathrooms, contact, featured)
     values ($1, 'x', $2, '1 Main St', $3, 2.5, 'sales@example.com', $4)`,
    [title, type, price, featured],
  );

const titles = async (path: string) => (await read<Property[]>(path)).map(({ title }) => title);

beforeAll(async () => {
  await insert('Cottage', 'residential', 200_000, true);
  await insert('Ranch', 'land', 900_000, true);
  await insert('Shop', 'commercial', 300_000, true);
  await insert('Bungalow', 'residential', 200_000, false);
});

test('properties are sorted by price, highest first, in the shape of the contract', async () => {
  const list = await read<unknown[]>('/api/properties');
  for (const property of list) expect(propertySchema.parse(property)).toEqual(property);
  expect(list[0]).not.toHaveProperty('featured');
  expect(list[0]).toMatchObject({ price: 900_000, bathrooms: 2.5, bedrooms: null });
  expect(await titles('/api/properties')).toEqual(['Ranch', 'Shop', 'Bungalow', 'Cottage']);
});

test.each([
  ['price=under200k', []],
  ['price=200k-300k', ['Shop', 'Bungalow', 'Cottage']],
  ['price=300k%2B', ['Ranch']],
  ['price=200k-300k&type=residential&limit=1&offset=1', ['Cottage']],
])('the price band of %s filters the list', async (query, expected) => {
  expect(await titles(`/api/properties?${query}`)).toEqual(expected);
});

test.each([
  ['residential', ['Bungalow', 'Cottage']],
  ['land', ['Ranch']],
  ['commercial', ['Shop']],
  ['all', ['Ranch', 'Shop', 'Bungalow', 'Cottage']],
])('the type %s filters the list', async (type, expected) => {
  expect(await titles(`/api/properties?type=${type}`)).toEqual(expected);
});

test('an unknown type is refused', async () => {
  const response = await fetch(address('/api/properties?type=castle'));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'type' }] });
});

test('the featured ones are a list of their own', async () => {
  expect(await titles('/api/properties/featured')).toEqual(['Ranch', 'Shop', 'Cottage']);
});

const added = (featured: boolean) => `
  insert into properties (title, description, property_type, address, price, contact, featured)
  values ('New', 'x', 'land', 'Main St', 1, 'x', ${featured})`;

describePublicList('properties', {
  address: () => address('/api/properties'),
  database,
  insert: added(false),
});

describePublicList('featured properties', {
  address: () => address('/api/properties/featured'),
  database,
  insert: added(true),
});
