import type { SearchHit } from '@town/contracts/search/hit';
import { addDays } from '@town/contracts/town/date';
import { weekendFrom } from '@town/contracts/town/weekend';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { type IndexedText, indexText } from '../testing/index-text.js';
import { setToday } from '../testing/set-today.js';

const { database, read } = useService(catalogService);

const hits = (q: string, more = '') =>
  read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}${more}`);
const names = async (q: string) => (await hits(q)).map(({ name }) => name);
const index = (...document: IndexedText) => indexText(database(), ...document);

/** A Wednesday. */
const today = '2027-03-10';
const weekend = weekendFrom(today);
const questions = [
  'this weekend with children',
  'things to do with kids this weekend',
  'este fin de semana con niños',
  'qué hacer este fin de semana con niños',
];

beforeEach(() => {
  setToday(today);
});
afterEach(() => {
  jest.restoreAllMocks();
  return database().query('delete from search_documents; delete from businesses');
});

describe('a search for events of some days', () => {
  beforeEach(async () => {
    await index('events', 'Koala Later', addDays(weekend.to, 9), 'For children and families');
    await index('events', 'Koala Later Still', addDays(weekend.to, 30), 'For children');
    await index('events', 'Koala Long Ago', addDays(today, -30), 'For children');
    await index('events', 'Quiz', addDays(weekend.to, 4), 'For adults');
  });

  it.each(questions)('finds only the events of those days: "%s"', async (q) => {
    await index('events', 'Koala Hour', weekend.to, 'Stories for children');
    expect(await names(q)).toEqual(['Koala Hour']);
  });

  it.each(questions)('offers the next ones if there is none: "%s"', async (q) => {
    const found = await hits(q);
    expect(found).toMatchObject([
      { name: 'Koala Later', later: true, fuzzy: true },
      { name: 'Koala Later Still', later: true, fuzzy: true },
    ]);
  });

  it('offers the next ones before texts that only mention the words, and after places', async () => {
    await index('news', 'Koala article', null, 'About children');
    await index('pages', 'About', null, 'Children live here');
    await database().query(
      "insert into businesses (name, description, category) values ('Quoll Toys', 'For children', 'retail')",
    );
    const found = await read<SearchHit[]>('/api/search?q=children+tomorrow&pages=true');
    expect(found.map(({ name, later = false }) => [name, later])).toEqual([
      ['Quoll Toys', false],
      ['Koala Later', true],
      ['Koala Later Still', true],
      ['Koala article', false],
      ['About', false],
    ]);
    const parade = await read<SearchHit[]>('/api/search?q=adults+tomorrow&pages=true');
    expect(parade).toMatchObject([{ name: 'Quiz', later: true }]);
  });

  it('offers the next ones to a search that names nothing else', async () => {
    const found = await hits('next weekend');
    expect(found.map(({ name, later }) => [name, later])).toEqual([
      ['Koala Later', true],
      ['Koala Later Still', true],
    ]);
  });

  it('finds places beside the events, and an event of another day by its whole name', async () => {
    await database().query(
      "insert into businesses (name, description, category) values ('Quoll Toys', 'For children', 'retail')",
    );
    await index('events', 'Tonight Show', addDays(today, 9));
    expect(await names('children this weekend')).toContain('Quoll Toys');
    const [show] = await hits('tonight show');
    expect(show).toMatchObject({ name: 'Tonight Show', later: true });
    // With an event tonight, it is not said that there is none.
    await index('events', 'Quiz Show', today);
    expect(await hits('tonight show')).toMatchObject([
      { name: 'Tonight Show' },
      { name: 'Quiz Show' },
    ]);
    for (const more of ['', '&limit=1']) {
      expect((await hits('tonight show', more)).some(({ later }) => later)).toBe(false);
    }
  });

  it('marks the next ones where a past event has the name of the search', async () => {
    await index('events', 'Friday Concert', addDays(today, -30));
    await index('events', 'Spring Concert', addDays(today, 20));
    const found = await hits('friday concert');
    expect(found.map(({ name, later = false }) => [name, later])).toEqual([
      ['Friday Concert', false],
      ['Spring Concert', true],
    ]);
  });

  it('marks the next ones of a search for a pie, and of a long one for open places', async () => {
    await index('events', 'Pie Contest', addDays(today, 20));
    expect(await hits('pie tonight')).toMatchObject([{ name: 'Pie Contest', later: true }]);
  });

  it.each(['pie tonight open now', 'pie contest tonight best great good cheap local open now'])(
    'marks the next ones where no place is open now: "%s"',
    async (q) => {
      await index('events', 'Pie Contest', addDays(today, 20));
      expect(await hits(q)).toMatchObject([{ name: 'Pie Contest', later: true, fuzzy: true }]);
    },
  );

  it.each([
    ['pie contest tonight', 'Pie Contest'],
    ['the pie contest on friday', 'Pie Contest'],
    ['story hour at the library tomorrow', 'Story Hour at the Library'],
    ['first saturday dance', 'First Saturday Dance'],
    ['festival de lavanda hoy', 'Festival de la Lavanda'],
    ['live music: pies & songs tonight', 'Pies & Songs'],
    ['pie contest pet friendly tonight', 'Pie Contest'],
  ])(
    'finds an event with its whole name exactly, although on a later day: "%s"',
    async (q, name) => {
      await index('events', name, addDays(today, 20), 'Live music, pet friendly');
      await index(
        'events',
        `${name} for Beginners`,
        addDays(today, 21),
        'Live music, pet friendly',
      );
      // A text with the words comes after the event of this name.
      await index('news', 'Koala article', null, q);
      const found = await hits(q);
      expect(found[0]?.name).toBe(name);
      expect(found.filter(({ kind }) => kind === 'event')).toMatchObject([
        { name, later: true, fuzzy: false },
        { name: `${name} for Beginners`, later: true, fuzzy: true },
      ]);
    },
  );

  it.each([
    'story hour tomorrow',
    'kids story hour tomorrow',
    'the hour of stories at the library tomorrow',
    'hora de cuentos mañana',
  ])('says of an event that is before those days when it is: "%s"', async (q) => {
    await index(
      'events',
      'Koala Story Hour',
      today,
      'Stories for kids, in the library. Hora de cuentos',
    );
    await index(
      'events',
      'Wombat Story Hour',
      addDays(today, -7),
      'Stories for kids, in the library',
    );
    await index('civic-contacts', 'Quoll Library', null, 'Story hour for kids, hora de cuentos');
    const found = await hits(q);
    expect(found.find(({ kind }) => kind === 'event')).toMatchObject({
      ...{ name: 'Koala Story Hour', later: true },
    });
    expect(found.map(({ name }) => name)).not.toContain('Wombat Story Hour');
    // A search with two words of the name, one after the other, names it.
    const isNamed = q.startsWith('story hour');
    expect(found[0]).toMatchObject(isNamed ? { later: true, fuzzy: false } : { kind: 'civic' });
  });

  it('does not say of an event that began earlier today that it is to come', async () => {
    await index('events', 'Koala Story Hour', today, 'For kids');
    await database().query(
      "update search_documents set over_at = $1 where name like '%Story Hour'",
      [`${today}T09:00`],
    );
    for (const q of ['story hour tomorrow', 'koala story hour tomorrow', 'kids tomorrow']) {
      expect((await hits(q)).filter(({ date, later }) => later && date === today)).toEqual([]);
    }
  });

  it('offers no event before those days to a search that names nothing else', async () => {
    await index('events', 'Koala Today', today, 'For children');
    const found = await hits('next weekend');
    expect(found.map(({ name }) => name)).toEqual(['Koala Later', 'Koala Later Still']);
  });

  it.each(['breakfast saturday', 'pizza tonight', 'dance class tonight'])(
    'puts places before a later event whose name is one word of the search: "%s"',
    async (q) => {
      const [word = '', ...others] = q.split(' ');
      await index('events', word, addDays(today, 20), others.join(' '));
      await database().query(
        `insert into businesses (name, description, category) values ('Quoll Place', $1, 'food')`,
        [q.replace(/ \w+$/, '')],
      );
      expect((await names(q))[0]).toBe('Quoll Place');
    },
  );

  it('finds no event of another day by a phrase that means something else', async () => {
    await database().query(
      "insert into businesses (name, description, category) values ('Quoll Bar', 'x', 'food')",
    );
    await index('events', 'Library Happy Hour', addDays(today, -30));
    await index('events', 'Koala Happy Hour', addDays(today, 30));
    const found = await hits('happy hour tonight');
    expect(found.map(({ name, later = false }) => [name, later])).toEqual([
      ['Quoll Bar', false],
      ['Koala Happy Hour', true],
    ]);
    await index('events', 'Possum Tasting', today, 'Happy hour prices');
    expect(await names('happy hour tonight')).toEqual(['Possum Tasting', 'Quoll Bar']);
    expect((await names('happy hour'))[0]).toBe('Koala Happy Hour');
  });
});
