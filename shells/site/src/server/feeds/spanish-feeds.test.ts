import { refused } from '@town/slice-kit/testing/network';
import { ask, eventsOf, everything, fair, setUpFeedTests } from './testing/feed-request';

setUpFeedTests();

describe('below /es', () => {
  const cancelled = {
    ...fair,
    status: 'cancelled',
    price: '$5',
    title: 'Feria',
    endDate: '2027-07-05',
  };

  it('a feed is in Spanish, leads to Spanish pages and asks for Spanish records', async () => {
    const answer = await ask('/es/feeds/events.xml', {
      '/api/events?from=2027-01-31&limit=50&language=es': [cancelled],
    });
    const feed = new DOMParser().parseFromString(answer?.body ?? '', 'application/xml');
    const texts = (selector: string) => feed.querySelector(selector)?.textContent;
    expect(texts('channel > title')).toBe('Blanco Town Guide: eventos');
    expect(texts('language')).toBe('es-US');
    expect(texts('channel > link')).toBe('https://guide.example.com/es/events');
    expect(texts('item > title')).toBe('Cancelado: Feria');
    expect(texts('item > link')).toBe('https://guide.example.com/es/events/spring-fair');
    expect(texts('item > category')).toBe('comunidad');
    expect(texts('item > description')).toMatch(
      /^del 4 de julio de 2027 al 5 de julio de 2027, 6:00\sp\.\sm\. - 8:30\sp\.\sm\., Courthouse/,
    );
  });

  it('a calendar is in Spanish, with the same UIDs as the English one', async () => {
    const answer = await ask('/es/events/spring-fair.ics', {
      '/api/events/spring-fair?language=es': cancelled,
    });
    const [event] = eventsOf(answer?.body);
    expect(event?.summary).toBe('Feria');
    expect(event?.uid).toBe('e1@guide.example.com');
    expect(event?.description).toMatch(/^Cancelado\n\n6:00\sp\.\sm\./);
    expect(event?.description).toContain('Precio: $5');
    expect(event?.component.getFirstPropertyValue('url')).toBe(
      'https://guide.example.com/es/events/spring-fair',
    );
    const whole = await ask('/es/events.ics?category=sports', {
      [`${everything}&category=sports&language=es`]: [],
    });
    expect(whole?.body).toContain('X-WR-CALNAME:Blanco Town Guide: eventos de deportes');
  });

  it('a calendar translates known places and prices, as the pages do', async () => {
    const free = { ...fair, location: 'Old Courthouse lawn', price: 'Free' };
    const calendar = await ask('/es/events/x.ics', { '/api/events/x?language=es': free });
    const [event] = eventsOf(calendar?.body);
    expect(event?.location).toBe('Jardín del antiguo juzgado, Blanco, TX');
    expect(event?.description).toContain('Precio: Gratis');
    const feed = await ask('/es/feeds/events.xml', {
      '/api/events?from=2027-01-31&limit=50&language=es': [free],
    });
    expect(feed?.body).toContain('Jardín del antiguo juzgado, Gratis');
  });

  it('the messages for missing and unavailable files are in Spanish', async () => {
    const missing = await ask('/es/events/none.ics', {
      '/api/events/none?language=es': refused(404),
    });
    expect(missing).toMatchObject({ status: 404, body: 'Ese calendario no existe.\n' });
    expect((await ask('/es/events.ics', {}))?.body).toMatch(/^Esto no está disponible/);
  });
});
