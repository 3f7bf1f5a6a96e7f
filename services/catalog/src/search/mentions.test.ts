import type { SearchHit } from '@town/contracts/search/hit';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { type IndexedText, indexText } from '../testing/index-text.js';

const { database, read } = useService(catalogService);

const names = async (q: string) =>
  (await read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}`)).map(({ name }) => name);
const index = (...document: IndexedText) => indexText(database(), ...document);

afterEach(() =>
  database().query('delete from search_documents; delete from businesses; delete from properties'),
);

test('a place that answers by a synonym comes before an article that mentions the word', async () => {
  await database().query(
    "insert into businesses (name, description, category) values ('Quoll Boutique', 'Boots', 'retail')",
  );
  await index('news', 'A weekend in town', null, 'Bring shoes. Shoes with soles, shoes that dry.');
  expect(await names('shoes')).toEqual(['Quoll Boutique', 'A weekend in town']);
});

test('a contact that answers by a synonym comes before such an article', async () => {
  await index('civic-contacts', 'Numbat Courthouse', null);
  await index('news', 'Council meets', null, 'The judge and another judge: judge, judge, judge.');
  expect(await names('judge')).toEqual(['Numbat Courthouse', 'Council meets']);
});

test('an article about the word comes before a place that answers by a synonym', async () => {
  await database().query(
    "insert into businesses (name, description, category) values ('Quoll Boutique', 'Boots', 'retail')",
  );
  await index('news', 'New shoes for every child', null, 'x');
  expect(await names('shoes')).toEqual(['New shoes for every child', 'Quoll Boutique']);
});

test.each([
  ['parades', 'Quoll parade'],
  ['elections', 'Election results'],
  ['elecciones', 'Elección del alcalde'],
])('an article with another form of "%s" in its title is about it', async (q, title) => {
  await database().query(`
    insert into search_synonyms (words) values ('{${q},quokka}');
    insert into businesses (name, description, category) values ('Quoll Boutique', 'Quokka', 'retail')`);
  await index('news', title, null, 'x');
  expect(await names(q)).toEqual([title, 'Quoll Boutique']);
  await database().query("delete from search_synonyms where 'quokka' = any(words)");
});

test.each(['house', 'home for sale'])('a property with "%s" in its text comes first', async (q) => {
  await database().query(
    `insert into properties (title, description, property_type, address, price, bedrooms, bathrooms, contact)
     values ('Oak Lane', 'A house, a home for sale', 'residential', 'x', 1, 2, 1, 'x'),
      ('Elm Lane', 'Three bedrooms', 'residential', 'x', 1, 3, 1, 'x')`,
  );
  expect(await names(q)).toEqual(['Oak Lane', 'Elm Lane']);
});
