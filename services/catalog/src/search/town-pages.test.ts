import type { SearchHit } from '@town/contracts/search/hit';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { type IndexedText, indexText } from '../testing/index-text.js';

const { address, database, read } = useService(catalogService);

const hits = (q: string, more = '') =>
  read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}${more}`);
const names = async (q: string, more = '') => (await hits(q, more)).map(({ name }) => name);
const index = (...document: IndexedText) => indexText(database(), ...document);

afterEach(() => database().query('delete from search_documents; delete from businesses'));

describe('the pages of the town', () => {
  beforeEach(async () => {
    await index('pages', 'History of Numbat', null, 'A mill and a ford');
    await database().query(`insert into businesses (name, description, category) values
      ('Quoll Mill', 'Flour', 'food'), ('Quoll Inn', 'x', 'other')`);
  });

  it('are found on request', async () => {
    expect(await hits('history', '&pages=true')).toMatchObject([
      { kind: 'page', slug: 'history of numbat', name: 'History of Numbat' },
    ]);
    expect(await names('mill', '&pages=true')).toEqual(['Quoll Mill', 'History of Numbat']);
    expect(await names('mill', '&kind=page')).toEqual(['History of Numbat']);
    const suggested = await read<SearchHit[]>('/api/search/suggestions?q=hist&pages=true');
    expect(suggested).toMatchObject([{ kind: 'page', name: 'History of Numbat' }]);
  });

  it('come after records that match by another word, except those with the word in their title', async () => {
    await index('pages', 'About', null, 'A hotel, and a hotel, and a camp');
    await index('pages', 'Our Hotel Row', null, 'x');
    expect(await names('hotel', '&pages=true')).toEqual(['Our Hotel Row', 'Quoll Inn', 'About']);
    const suggested = await read<SearchHit[]>('/api/search/suggestions?q=hotel&pages=true');
    expect(suggested.map(({ name }) => name)).toEqual(['Our Hotel Row', 'Quoll Inn', 'About']);
  });

  it('are not returned to callers that only support records', async () => {
    expect(await names('history')).toEqual([]);
    expect(await read('/api/search/suggestions?q=hist')).toEqual([]);
    expect((await fetch(address('/api/search?q=mill&pages=1'))).status).toBe(400);
  });

  it('come after records of which the words say enough, or of which some words say much', async () => {
    const about = 'The water department, a film festival, and the county seat';
    await index('pages', 'About', null, about);
    await index('civic-contacts', 'Numbat Water', null);
    await index('events', 'Numbat Film Days', null);
    for (const office of ['Clerk', 'Judge', 'Taxes', 'Roads'])
      await index('civic-contacts', `County ${office}`, null);
    expect(await names('water department', '&pages=true')).toEqual(['Numbat Water', 'About']);
    expect(await names('film festival', '&pages=true')).toEqual(['Numbat Film Days', 'About']);
    // A word that many records have is no reason to doubt the page that has both.
    expect(await names('county seat', '&pages=true')).toEqual(['About']);
    expect(await names('water department', '&kind=page')).toEqual(['About']);
    const suggested = await read<SearchHit[]>(
      '/api/search/suggestions?q=water%20department&pages=true',
    );
    expect(suggested.map(({ name }) => name)).toEqual(['Numbat Water', 'About']);
  });
});
