import type { SearchHit } from '@town/contracts/search/hit';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { type IndexedText, indexText } from '../testing/index-text.js';

const { database, read } = useService(catalogService);

const hits = (q: string, more = '&pages=true') =>
  read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}${more}`);
const index = (...document: IndexedText) => indexText(database(), ...document);
const shown = (found: readonly SearchHit[]) => found.map(({ name, fuzzy }) => [name, fuzzy]);

const page = ['History', false];
const office = ['Old Courthouse', false];

beforeEach(async () => {
  await index('pages', 'History', null, 'A log school, and the juzgado or courthouse of 1886');
  await index('pages', 'About', null, 'The courthouse and its history');
  await index('civic-contacts', 'Old Courthouse', null);
  await index('news', 'A courthouse concert', null);
  await database().query(`insert into businesses (name, description, category) values
    ('Courthouse Gifts', 'Candles', 'retail'), ('Quoll Books', 'History of the school', 'retail')`);
});
afterEach(() => database().query('delete from search_documents; delete from businesses'));

describe('a question for the history of something', () => {
  it.each([
    'history of the courthouse',
    'The history of our courthouse?',
    'courthouse history',
    'historia del juzgado',
    'historia del tribunal',
    'historia del palacio de justicia',
  ])('leads to the history page and to the place: "%s"', async (q) => {
    expect(shown(await hits(q))).toEqual([office, page]);
  });

  it('leads to the history page where no place has the name', async () => {
    expect(shown(await hits('history of the school'))).toEqual([page]);
    expect(shown(await hits('historia de la escuela'))).toEqual([page]);
  });

  it('leads to a business only if no office has the name', async () => {
    expect(shown(await hits('history of quoll books'))).toEqual([['Quoll Books', false]]);
  });

  it('leads to the place where no pages are asked for', async () => {
    expect(shown(await hits('history of the courthouse', ''))).toEqual([office]);
  });

  it('without a subject finds the page by its title', async () => {
    expect((await hits('history'))[0]?.name).toBe('History');
    expect((await hits('history of'))[0]?.name).toBe('History');
  });
});
