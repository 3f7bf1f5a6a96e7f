import type { SearchHit } from '@town/contracts/search/hit';
import { addDays, dateWords, dayNames } from '@town/contracts/town/date';
import { weekendFrom } from '@town/contracts/town/weekend';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { type IndexedText, indexText } from '../testing/index-text.js';
import { setToday, severalDays } from '../testing/set-today.js';

const { address, database, read } = useService(catalogService);

const hits = (q: string, more = '') =>
  read<SearchHit[]>(`/api/search?q=${encodeURIComponent(q)}${more}`);
const names = async (q: string, more = '') => (await hits(q, more)).map(({ name }) => name);

/** Indexes an event or an article, as the comparison with the content service does. */
const index = (...document: IndexedText) => indexText(database(), ...document);

afterEach(() => {
  jest.restoreAllMocks();
  return database().query(
    'delete from search_documents; delete from businesses; delete from churches',
  );
});

/** A Wednesday. */
const today = '2027-03-10';

describe.each(severalDays)('a search on %s for a time', (today) => {
  const weekend = weekendFrom(today);

  beforeEach(async () => {
    setToday(today);
    await index('events', 'Zydeco Evening', today);
    await index('events', 'Far Off', addDays(today, 40));
  });

  it('finds events of other days, and only of those', async () => {
    await index('events', 'Day After', addDays(today, 1));
    expect(await names('tomorrow')).toEqual(['Day After']);
    expect(await names('mañana')).toEqual(['Day After']);
    await index('events', 'Weekend Fair', weekend.to);
    expect(await names('this weekend')).toContain('Weekend Fair');
    expect(await names('this weekend')).not.toContain('Far Off');
    expect(await names('fin de semana')).toContain('Weekend Fair');
  });

  it('finds the events of a weekday and of a date', async () => {
    const inTwoDays = addDays(today, 2);
    await index('events', 'Two Days On', inTwoDays);
    const { weekday, month, day, year } = dateWords(inTwoDays) ?? {};
    expect((await names(`${weekday}`))[0]).toBe('Two Days On');
    expect((await names(`${month} ${day}`))[0]).toBe('Two Days On');
    expect((await names(`${month?.slice(0, 3)} ${day}`))[0]).toBe('Two Days On');
    expect((await names(`${month} ${day}th`))[0]).toBe('Two Days On');
    expect((await names(`${month} ${day}, ${year}`))[0]).toBe('Two Days On');
    expect((await names(`reading on ${weekday}`))[0]).toBeUndefined();
  });
});

describe('a search for a time', () => {
  beforeEach(async () => {
    setToday(today);
    await index('events', 'Zydeco Evening', today, 'A band on the lawn');
    await index('events', 'Long Ago', addDays(today, -30));
    await index('events', 'Far Off', addDays(today, 40));
  });

  it.each(['today', 'tonight', 'hoy', 'esta noche', "what's on tonight"])(
    'finds today’s events first with "%s"',
    async (q) => {
      expect((await names(q))[0]).toBe('Zydeco Evening');
    },
  );

  it('finds no event of another day where there is one, however the question is worded', async () => {
    expect(await names('things to do tonight')).toEqual(['Zydeco Evening']);
    expect(await hits('events tomorrow')).toMatchObject([{ name: 'Far Off', later: true }]);
  });

  it('does not find records that merely contain a word of the time', async () => {
    await index('events', 'Noche de Liga', addDays(today, 50));
    await index('pages', 'About', null, 'Esta noche y todas, el pueblo está en calma');
    expect(await names('esta noche')).toEqual(['Zydeco Evening']);
  });

  it('without other words lists the next events first, and past ones last', async () => {
    await index('events', 'A Week Later', addDays(today, 47));
    const order = ['Zydeco Evening', 'Far Off', 'A Week Later', 'Long Ago'];
    expect(await names('things to do')).toEqual(order);
    expect(await names('events')).toEqual(order);
    expect(await names('eventos')).toEqual(order);
  });

  it('can be narrowed by other words', async () => {
    await index('events', 'Quiet Reading', today);
    expect(await names('band tonight')).toEqual(['Zydeco Evening']);
  });

  it('also finds records that contain the words of the time in their text', async () => {
    await index('news', 'A weekend in town', addDays(today, -3));
    expect(await names('weekend')).toContain('A weekend in town');
  });

  it('finds places to eat first when it names a meal', async () => {
    await database().query(
      "insert into businesses (name, description, category) values ('Quoll Diner', 'Breakfast', 'food')",
    );
    await index('events', 'Business Breakfast', addDays(today, 9));
    expect(await names('breakfast tonight')).toEqual(['Quoll Diner', 'Business Breakfast']);
    expect(await names('cheap breakfast')).toEqual(['Quoll Diner', 'Business Breakfast']);
  });

  it('may say for whom the events are', async () => {
    await index('events', 'Kids Craft', addDays(today, 9));
    await database().query("insert into churches (name, description) values ('Quoll Kids', 'x')");
    expect(await names('events for kids')).toEqual(['Kids Craft']);
    expect(await names('eventos para niños')).toEqual(['Kids Craft']);
  });

  it('finds no events when other kinds are requested', async () => {
    expect(await names('today', '&kind=business,news')).toEqual([]);
  });

  it('finds the place when the search also names a place', async () => {
    await database().query(
      "insert into businesses (name, description, category) values ('Numbat Pizza', 'x', 'food')",
    );
    expect(await names('numbat tonight')).toEqual(['Numbat Pizza']);
  });

  it('finds the place among events with the same word', async () => {
    await database().query(
      "insert into businesses (name, description, category) values ('Quoll Pizza', 'x', 'food')",
    );
    await index('events', 'Pizza Contest', today);
    await index('events', 'Pizza Class', addDays(today, 9));
    expect(await names('pizza tonight')).toEqual(['Pizza Contest', 'Quoll Pizza']);
  });

  it('ranks a place first when its name begins with the search, even when the name contains a day', async () => {
    const { weekday } = dateWords(today) ?? {};
    await database().query(
      `insert into businesses (name, description, category)
       values ('${weekday} Haus', 'Beer', 'food'), ('Second ${weekday} Market', 'x', 'shopping')`,
    );
    await index('events', 'Quiz', today, `At ${weekday} Haus, on the second floor`);
    expect(await names(`${weekday} Haus`)).toEqual([`${weekday} Haus`, 'Quiz']);
    expect((await names(`Second ${weekday}`))[0]).toBe(`Second ${weekday} Market`);
    const suggested = await read<SearchHit[]>(`/api/search/suggestions?q=${weekday}%20haus`);
    expect(suggested.map(({ name }) => name)).toEqual([`${weekday} Haus`, 'Quiz']);
  });

  it('gets a response when the date does not exist', async () => {
    expect((await fetch(address('/api/search?q=february%2030'))).status).toBe(200);
  });

  it('leaves out events that are over, and includes events that last until that day', async () => {
    await index('events', 'Morning Walk', today);
    await index('events', 'Long Fair', addDays(today, -1));
    await database().query(
      `update search_documents set over_at = case name
         when 'Morning Walk' then $1 || 'T00:00' when 'Long Fair' then $2 || 'T20:00' end`,
      [today, addDays(today, 1)],
    );
    expect(await names('tonight')).toEqual(['Long Fair', 'Zydeco Evening']);
    expect(await names('tomorrow')).toEqual(['Long Fair']);
  });

  it('does not find words that merely look like the word for the time', async () => {
    await database().query('delete from search_documents');
    await index('news', 'Toddy makers meet', addDays(today, -3));
    expect(await names('today')).toEqual([]);
  });

  it('suggests the events of that time while typing', async () => {
    const suggested = await read<SearchHit[]>('/api/search/suggestions?q=tonight');
    expect(suggested.map(({ name }) => name)).toEqual(['Zydeco Evening']);
  });

  it('supports pagination', async () => {
    const response = await fetch(address('/api/search?q=things%20to%20do&limit=1&offset=1'));
    expect(response.headers.get('x-total-count')).toBe('3');
    expect(await response.json()).toMatchObject([{ name: 'Far Off' }]);
  });
});

describe('a search for places that are open at a time', () => {
  const christmas = '2027-12-25';

  beforeEach(() => {
    setToday(today);
    return database().query(
      `insert into businesses (name, description, category, opening_hours) values
        ('Quoll Cafe', 'x', 'food', $1), ('Quoll Books', 'x', 'retail', $1),
        ('Shut Cafe', 'x', 'food', '[]'), ('Open Cafe', 'today', 'food', null)`,
      [
        JSON.stringify([
          { dayOfWeek: dayNames, opens: '00:00', closes: '12:00' },
          { dayOfWeek: dayNames, opens: '12:00', closes: '23:59' },
        ]),
      ],
    );
  });

  it('finds the open places, and only those that match the other words', async () => {
    expect(await names('what is open today')).toEqual(['Quoll Books', 'Quoll Cafe']);
    expect(await names('cafe open late')).toEqual(['Quoll Cafe']);
    expect(await names('abiertos hoy')).toEqual(['Quoll Books', 'Quoll Cafe']);
  });

  it('finds an office whose opening hours are unknown', async () => {
    await index('civic-contacts', 'Numbat Library', null);
    expect(await names('library open now')).toEqual(['Numbat Library']);
  });

  it('lists matching places with free-text hours after the open ones', async () => {
    await database().query("update businesses set hours = 'By chance' where name = 'Open Cafe'");
    expect(await names('cafe open today')).toEqual(['Quoll Cafe', 'Open Cafe']);
    expect(await names('cafe open now')).toEqual(['Quoll Cafe', 'Open Cafe']);
    expect(await names('cafe right now')).toEqual(['Quoll Cafe', 'Open Cafe']);
  });

  it.each(['open on Christmas', 'cafe open Christmas Day', 'abierto en Navidad'])(
    'finds the places that have hours for a holiday with "%s"',
    async (q) => {
      await index('events', 'Christmas Stroll', addDays(today, 20));
      const holiday = { opens: '00:00', closes: '23:59', validFrom: christmas };
      await database().query(
        `update businesses set opening_hours = case name when 'Quoll Cafe' then $1::jsonb end`,
        [JSON.stringify([{ ...holiday, validThrough: christmas, dayOfWeek: dayNames }])],
      );
      expect(await names(q)).toEqual(['Quoll Cafe']);
      expect((await names('christmas'))[0]).toBe('Christmas Stroll');
    },
  );

  it('finds the events of a holiday when no place has hours for it', async () => {
    await database().query('update businesses set opening_hours = null');
    await index('events', 'Christmas Stroll', addDays(today, 20));
    expect(await names('open on Christmas')).toEqual(['Christmas Stroll']);
  });

  it('finds records that contain the words when no place is open', async () => {
    await database().query('update businesses set opening_hours = null');
    expect(await names('open today')).toEqual(['Open Cafe']);
  });
});

describe('a search whose words occur in no record together', () => {
  beforeEach(() =>
    database().query(`insert into businesses (name, description, category) values
      ('Quoll Oaks', 'Live oaks', 'other'), ('Quoll Land', 'Live water', 'other'),
      ('Quoll Square', 'Music on the lawn', 'other')`),
  );

  it('finds records with the rarest word, marked as similar', async () => {
    expect(await hits('live music')).toMatchObject([{ name: 'Quoll Square', fuzzy: true }]);
    expect(await names('music zeppelin')).toEqual(['Quoll Square']);
  });

  it('finds a record with the word as typed before one with a synonym', async () => {
    await database().query(`insert into businesses (name, description, category) values
      ('Aardvark Lot', 'Power at the road', 'other'), ('Quoll Electric', 'x', 'other')`);
    expect(await names('electric company')).toEqual(['Quoll Electric', 'Aardvark Lot']);
  });

  it('finds nothing when all its words are unknown', async () => {
    expect(await names('zeppelin dirigible')).toEqual([]);
  });

  it('uses only words that records contain exactly as typed, and no filler words', async () => {
    expect(await names('the zeppelin')).toEqual([]);
    expect(await names('musik zeppelin')).toEqual([]);
    expect(await names('mus zeppelin')).toEqual([]);
  });

  it('returns exact results when one record has all the words', async () => {
    expect(await hits('live oaks')).toMatchObject([{ name: 'Quoll Oaks', fuzzy: false }]);
  });
});
