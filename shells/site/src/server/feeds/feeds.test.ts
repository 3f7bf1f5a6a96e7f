/** Calendar files are read with ical.js and feeds with the browser's XML parser. */

import { refused } from '@town/slice-kit/testing/network';
import { anArticle } from '@town/slice-kit/testing/records';
import { ask, eventsOf, everything, fair, setUpFeedTests } from './testing/feed-request';

setUpFeedTests();

describe('the calendar of one event', () => {
  it('has its times in UTC, its place and its address', async () => {
    const answer = await ask('/events/spring-fair.ics', { '/api/events/spring-fair': fair });
    expect(answer).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
    const [event] = eventsOf(answer?.body);
    expect(event?.summary).toBe('Fair; pies, and music');
    expect(event?.location).toBe('Courthouse, 4th Street, Blanco, TX');
    expect(event?.description).toBe('6:00 PM - 8:30 PM\n\nFirst line\nsecond line');
    expect(event?.startDate.toString()).toBe('2027-07-04T23:00:00Z');
    expect(event?.endDate.toString()).toBe('2027-07-05T01:30:00Z');
    expect(event?.uid).toBe('e1@guide.example.com');
    expect(event?.component.getFirstPropertyValue('url')).toBe(
      'https://guide.example.com/events/spring-fair',
    );
  });

  it.each([
    ['Yett Park, Blanco', 'Yett Park, Blanco'],
    ['101 Main St, Johnson City', '101 Main St, Johnson City'],
    ['101 Main St, Austin, TX 78701', '101 Main St, Austin, TX 78701'],
    ['Blanco State Park', 'Blanco State Park, Blanco, TX'],
  ])('at %p names the place as %p', async (location, place) => {
    const answer = await ask('/events/x.ics', { '/api/events/x': { ...fair, location } });
    expect(eventsOf(answer?.body)[0]?.location).toBe(place);
  });

  it.each([
    ['All day', '2027-07-04', '2027-07-05'],
    ['9 PM - 1 AM', '2027-07-05T02:00:00Z', '2027-07-05T06:00:00Z'],
    ['7 PM', '2027-07-05T00:00:00Z', '2027-07-05T01:00:00Z'],
  ])('with the time %p begins at %p and ends at %p', async (time, begin, end) => {
    const answer = await ask('/events/x.ics', { '/api/events/x': { ...fair, time } });
    const [event] = eventsOf(answer?.body);
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual([begin, end]);
  });

  it('of several days with daily hours has an entry for each day, the first with the UID of the event', async () => {
    const days = { ...fair, endDate: '2027-07-06', time: '6 PM', endTime: '8:00 PM' };
    const answer = await ask('/events/x.ics', { '/api/events/x': days });
    expect(
      eventsOf(answer?.body).map(({ uid, startDate, endDate }) =>
        [uid.split('@')[0], startDate, endDate].map(String),
      ),
    ).toEqual([
      ['e1', '2027-07-04T23:00:00Z', '2027-07-05T01:00:00Z'],
      ['e1-day-2', '2027-07-05T23:00:00Z', '2027-07-06T01:00:00Z'],
      ['e1-day-3', '2027-07-06T23:00:00Z', '2027-07-07T01:00:00Z'],
    ]);
  });

  it.each([
    ['of all day', { time: null }, '2027-07-04', '2027-07-07'],
    [
      'from an evening to a morning',
      { time: '6 PM', endTime: '11 AM' },
      '2027-07-04T23:00:00Z',
      '2027-07-07T16:00:00Z',
    ],
    [
      'of weeks',
      { time: '6 PM', endTime: '8 PM', endDate: '2027-08-01' },
      '2027-07-04T23:00:00Z',
      '2027-08-02T01:00:00Z',
    ],
  ])('of several days %s lasts until the end of the last one', async (_, more, begin, end) => {
    const days = { ...fair, endDate: '2027-07-06', ...more };
    const answer = await ask('/events/x.ics', { '/api/events/x': days });
    expect(
      eventsOf(answer?.body).map(({ startDate, endDate }) => [startDate, endDate].map(String)),
    ).toEqual([[begin, end]]);
  });

  it('says that it is cancelled, who holds it, what it costs and where tickets are', async () => {
    const answer = await ask('/events/x.ics', {
      '/api/events/x': {
        ...fair,
        status: 'cancelled',
        statusNote: 'Rain',
        organizer: 'Lions; Club',
        price: '$5',
        ticketUrl: 'https://example.com/t',
      },
    });
    const [event] = eventsOf(answer?.body);
    const value = (name: string) => event?.component.getFirstPropertyValue(name);
    expect([value('status'), value('contact')]).toEqual(['CANCELLED', 'Lions; Club']);
    expect(event?.description).toContain('Cancelled: Rain');
    expect(event?.description).toContain('Price: $5\n\nTickets: https://example.com/t');
  });

  it('that recurs has an entry for each of its next dates, at the same local time', async () => {
    const series = { ...fair, recurrence: 'FREQ=WEEKLY', time: '6:00 PM' };
    const dates = ['2027-03-07', '2027-03-14'].map((date) => ({
      ...series,
      id: date,
      slug: `spring-fair--${date}`,
      seriesId: 'e1',
      date,
    }));
    const answer = await ask('/events/spring-fair.ics', {
      '/api/events/spring-fair': series,
      '/api/events?series=e1&from=2027-01-31&limit=500': dates,
    });
    // The clocks change on March 14.
    expect(eventsOf(answer?.body).map(({ startDate }) => startDate.toString())).toEqual([
      '2027-03-08T00:00:00Z',
      '2027-03-14T23:00:00Z',
    ]);
    expect(new Set(eventsOf(answer?.body).map(({ uid }) => uid)).size).toBe(2);
  });

  it('has no line longer than the standard allows', async () => {
    const long = { ...fair, description: 'ä'.repeat(2_000) };
    const answer = await ask('/events/x.ics', { '/api/events/x': long });
    for (const line of answer?.body?.split('\r\n') ?? []) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(eventsOf(answer?.body)[0]?.description).toContain('ä'.repeat(2_000));
  });

  it('has no line longer than allowed when ASCII text is folded', async () => {
    const description = `${'a'.repeat(200)}🎉${'b'.repeat(2_000)}`;
    const answer = await ask('/events/x.ics', { '/api/events/x': { ...fair, description } });
    for (const line of answer?.body?.split('\r\n') ?? []) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(eventsOf(answer?.body)[0]?.description).toContain(description);
  });

  it.each([
    ['2:30 AM - 3:30 AM', '2027-03-14T08:30:00Z', '2027-03-14T09:30:00Z'],
    ['2:30 AM - 3 AM', '2027-03-14T08:30:00Z', '2027-03-14T09:00:00Z'],
  ])(
    'of %s keeps its length where the clocks leave out its beginning',
    async (time, begin, end) => {
      const night = { ...fair, date: '2027-03-14', time };
      const answer = await ask('/events/x.ics', { '/api/events/x': night });
      const [event] = eventsOf(answer?.body);
      expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual([begin, end]);
    },
  );

  it('has no character that makes programs reject the file', async () => {
    const odd = { ...fair, title: 'Bell \u0007Night\ufffe', description: 'One\r\ntwo\u001b' };
    const answer = await ask('/events/x.ics', { '/api/events/x': odd });
    for (const refused of ['\u0007', '\u001b', '\ufffe'])
      expect(answer?.body).not.toContain(refused);
    expect(answer?.body).not.toMatch(/\r(?!\n)/);
    const [event] = eventsOf(answer?.body);
    expect(event?.summary).toBe('Bell Night');
    expect(event?.description).toContain('One\ntwo');
  });

  it('does not exist for an unknown event', async () => {
    expect(await ask('/events/none.ics', { '/api/events/none': refused(404) })).toMatchObject({
      status: 404,
    });
  });
});

describe('the calendar of all events', () => {
  it('leaves out invalid records', async () => {
    const answer = await ask('/events.ics', { [everything]: [null, fair, { id: '1' }] });
    expect(eventsOf(answer?.body).map(({ uid }) => uid)).toEqual(['e1@guide.example.com']);
  });

  it('is fetched in parts when it is long, even when a part has invalid records', async () => {
    const many = Array.from({ length: 499 }, (_, index) => ({ ...fair, id: `n${index}` }));
    const answer = await ask('/events.ics', {
      [everything]: [null, ...many],
      [`${everything}&offset=500`]: [fair],
    });
    expect(eventsOf(answer?.body).length).toBe(500);
  });

  it('exists only for known categories', async () => {
    expect(await ask('/events.ics?category=nonsense', {})).toMatchObject({ status: 404 });
    const answer = await ask('/events.ics?category=sports', {
      [`${everything}&category=sports`]: [],
    });
    expect(answer?.body).toMatch(/X-WR-CALNAME:.*sports events/);
  });

  it('is unavailable while its service is unavailable', async () => {
    const answer = await ask('/events.ics', {});
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
  });
});

describe('a feed', () => {
  const read = (text: string | undefined) =>
    new DOMParser().parseFromString(text ?? '', 'application/xml');

  it('lists the newest articles first, with their texts', async () => {
    const articles = [
      anArticle({ id: 'a', title: 'Old', publishedDate: '2027-01-01T12:00:00.000Z' }),
      anArticle({
        id: 'b',
        title: 'New & <bold>',
        content: '<p>A \u0001"quote"\ufffe</p>',
        publishedDate: '2027-02-01T12:00:00.000Z',
      }),
    ];
    const answer = await ask('/feeds/news.xml', { '/api/news?limit=50': articles });
    const feed = read(answer?.body);
    expect(feed.querySelector('parsererror')).toBeNull();
    const items = [...feed.querySelectorAll('item')];
    expect(items.map((item) => item.querySelector('title')?.textContent)).toEqual([
      'New & <bold>',
      'Old',
    ]);
    expect(items[0]?.querySelector('description')?.textContent).toBe('<p>A "quote"</p>');
    expect(items[0]?.querySelector('pubDate')?.textContent).toBe('Mon, 01 Feb 2027 12:00:00 GMT');
    expect(items[0]?.querySelector('link')?.textContent).toBe('https://guide.example.com/news/b');
  });

  it('lists events with the day, the time and the place', async () => {
    const answer = await ask('/feeds/events.xml', {
      '/api/events?from=2027-01-31&limit=50': [fair],
    });
    const [item] = read(answer?.body).querySelectorAll('item');
    expect(item?.querySelector('description')?.textContent).toContain(
      '2027-07-04, 6:00 PM - 8:30 PM, Courthouse, 4th Street',
    );
  });

  it('of one event category has only its events, and its own address and name', async () => {
    const answer = await ask('/feeds/events.xml?category=sports', {
      '/api/events?from=2027-01-31&limit=50&category=sports': [fair],
    });
    const feed = read(answer?.body);
    expect(feed.querySelectorAll('item')).toHaveLength(1);
    expect(feed.querySelector('title')?.textContent).toBe('Blanco Town Guide: sports events');
    expect(feed.querySelector('channel > link')?.textContent).toBe(
      'https://guide.example.com/events?category=sports',
    );
    expect(answer?.body).toContain(
      '<atom:link href="https://guide.example.com/feeds/events.xml?category=sports"',
    );
    expect(await ask('/feeds/events.xml?category=nonsense', {})).toMatchObject({
      status: 404,
      body: 'There is no such feed.\n',
    });
  });
});

test('every other address is no feed', () => {
  for (const path of [
    '/events',
    '/events/spring-fair',
    '/feeds',
    '/feeds/other.xml',
    '/x.ics',
    '/es',
    '/es/feeds',
  ]) {
    expect(ask(path, {})).toBeUndefined();
  }
});
