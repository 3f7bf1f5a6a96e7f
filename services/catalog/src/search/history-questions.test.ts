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

  it.each(['history of the courthouse', 'History of the Courthouse', 'courthouse history'])(
    'finds records with the name of the question first: "%s"',
    async (q) => {
      await index('events', 'History of the Courthouse', null);
      await index('news', 'Courthouse History Project', null);
      await index('events', 'Courthouse Story Hour', null);
      const found = shown(await hits(q));
      expect(found.slice(0, 2).sort()).toEqual([
        ['Courthouse History Project', false],
        ['History of the Courthouse', false],
      ]);
      expect(found.slice(2)).toEqual([office, page]);
    },
  );

  it.each([
    ['historia del juzgado', 'Historia del tribunal'],
    ['courthouse history', 'Historia del juzgado'],
    ['history of the courthouse', 'The Story of the Courthouse'],
  ])(
    'finds an article with the title of the question in other words first: "%s"',
    async (q, title) => {
      await index('news', title, null);
      expect(shown(await hits(q))).toEqual([[title, false], office, page]);
    },
  );

  it('finds a record whose name begins with the question in words that mean others', async () => {
    await index('events', 'Historia del palacio de justicia', '2999-01-01');
    const found = shown(await hits('historia del palacio de justicia'));
    expect(found).toEqual([['Historia del palacio de justicia', false], office, page]);
  });

  it('finds records that only mention the words where no place and no page answers', async () => {
    await index('news', 'Railroad History Day', null, 'A talk');
    await index('news', 'The depot', null, 'What is left of the railroad and its history');
    const found = await hits('railroad history');
    expect(found.map(({ name }) => name)).toEqual(['Railroad History Day', 'The depot']);
  });

  it('without a subject finds the page by its title', async () => {
    expect((await hits('history'))[0]?.name).toBe('History');
    expect((await hits('history of'))[0]?.name).toBe('History');
  });
});
