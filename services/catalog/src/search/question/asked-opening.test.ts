import { askedOpening, isOpenThen, openThen } from './asked-opening.js';

/** A Wednesday. */
const clock = '2027-03-10T16:00';
const days = (from: string, to = from) => ({ from, to });

describe('the opening time that a search asks for', () => {
  it.each([
    ['open sunday', days('2027-03-14'), 0],
    ['restaurants open on Friday', days('2027-03-12'), 0],
    ['open tomorrow', days('2027-03-11'), 0],
    ['open this weekend', days('2027-03-12', '2027-03-14'), 0],
    ['open March 20', days('2027-03-20'), 0],
    ['open tonight', days('2027-03-10'), 1080],
    ['open Friday night', days('2027-03-12'), 1080],
    ['abierto el domingo por la noche', days('2027-03-14'), 1080],
    ['food open late', days('2027-03-10'), 1260],
    ['abierto el domingo', days('2027-03-14'), 0],
    ['abierto el 25 de diciembre', days('2027-12-25'), 0],
    ['open the 20th of March', days('2027-03-20'), 0],
    ['open 20 Mar', days('2027-03-20'), 0],
    ['¿Qué está abierto mañana?', days('2027-03-11'), 0],
    ['abiertos esta noche', days('2027-03-10'), 1080],
    ['abierto hasta tarde', days('2027-03-10'), 1260],
  ])('is found in "%s"', (text, asked, from) => {
    expect(askedOpening(text, clock)).toEqual({ days: asked, from });
  });

  it.each([
    ['open on Thanksgiving', '2027-11-25', ['thanksgiving']],
    ["What's open on Christmas Day?", '2027-12-25', ['christmas', 'day']],
    ['coffee open Christmas Eve', '2027-12-24', ['christmas', 'eve']],
    ["open New Year's", '2028-01-01', ['new', 'years']],
    ["open for New Year's Eve", '2027-12-31', ['new', 'years', 'eve']],
    ['open the 4th of July', '2027-07-04', ['4th', 'of', 'july']],
    ['open July 4', '2027-07-04', undefined],
    ["open on Presidents' Day", '2028-02-21', ['presidents', 'day']],
    ['open mlk day', '2028-01-17', ['mlk', 'day']],
    ['abierto en Navidad', '2027-12-25', ['navidad']],
    ['abierto en Año Nuevo', '2028-01-01', ['ano', 'nuevo']],
    [
      '¿Qué está abierto el Día de Acción de Gracias?',
      '2027-11-25',
      'dia de accion gracias'.split(' '),
    ],
    ['abiertos en Nochebuena', '2027-12-24', ['nochebuena']],
  ])('is found by the holiday in "%s"', (text, date, holidayWords) => {
    expect(askedOpening(text, clock)).toEqual({ days: days(date), from: 0, holidayWords });
  });

  it('is later tonight after a time that has passed', () => {
    const found = askedOpening('open after 9pm', '2027-03-10T22:30');
    expect(found).toEqual({ days: days('2027-03-10'), from: 1260, text: 'open' });
  });

  it.each([
    ['open after 1', '22:30', 25 * 60],
    ['open after 12', '22:30', 24 * 60],
    ['abierto después de la 1', '22:30', 25 * 60],
    ['open after 1', '12:30', 13 * 60],
    ['open after 5', '18:30', 17 * 60],
    ['open after 5', '21:30', 17 * 60],
  ])('is past midnight late in the evening: "%s" at %s', (text, time, from) => {
    expect(askedOpening(text, `2027-03-10T${time}`)).toMatchObject({ from });
  });

  it.each([
    'open now',
    'open house Saturday',
    'sunday',
    'open in december',
    'open mic',
    'open 24 hours',
    'open 24 hours today',
    'open 24 hours sunday',
    'open 7 days monday to sunday',
    'christmas open house',
    'new menu open',
  ])('is undefined for "%s"', (text) => expect(askedOpening(text, clock)).toBeUndefined());
});

describe('isOpenThen', () => {
  const place = (closes: string, more: object = {}) => ({
    openingHours: [
      { dayOfWeek: ['Wednesday' as const, 'Friday' as const], opens: '09:00', closes, ...more },
    ],
    businessStatus: null,
  });

  it('is true on the days of the opening hours, until closing time', () => {
    expect(isOpenThen(place('17:00'), { days: days('2027-03-12'), from: 0 }, clock)).toBe(true);
    expect(isOpenThen(place('17:00'), { days: days('2027-03-11'), from: 0 }, clock)).toBe(false);
    expect(isOpenThen(place('17:00'), { days: days('2027-03-10'), from: 0 }, clock)).toBe(true);
    expect(isOpenThen(place('15:00'), { days: days('2027-03-10'), from: 0 }, clock)).toBe(false);
    expect(isOpenThen(place('18:00'), { days: days('2027-03-10'), from: 1080 }, clock)).toBe(false);
    expect(isOpenThen(place('02:00'), { days: days('2027-03-10'), from: 1260 }, clock)).toBe(true);
  });

  it('is true on a coming holiday only when the place has hours for that holiday', () => {
    const christmas = { days: days('2026-12-25'), from: 0 };
    const dated = { validFrom: '2026-12-25', validThrough: '2026-12-25' };
    expect(isOpenThen(place('17:00'), christmas, '2026-12-23T12:00')).toBe(false);
    expect(isOpenThen(place('17:00'), christmas, '2026-12-25T12:00')).toBe(true);
    expect(isOpenThen(place('17:00', dated), christmas, '2026-12-23T12:00')).toBe(true);
  });

  it('needs hours for the holiday in whose morning a night ends', () => {
    const night = { days: days('2026-12-24'), from: 0, at: 29.5 * 60 };
    const early = { dayOfWeek: ['Friday' as const], opens: '05:00', closes: '09:00' };
    const dated = { ...early, validFrom: '2026-12-25', validThrough: '2026-12-25' };
    const isOpen = (openingHours: (typeof early)[]) =>
      isOpenThen({ openingHours, businessStatus: null }, night, '2026-12-24T12:00');
    expect(isOpen([early])).toBe(false);
    expect(isOpen([dated])).toBe(true);
  });

  it('is false when the place is closed or its hours are unknown', () => {
    const friday = { days: days('2027-03-12'), from: 0 };
    const closed = { ...place('17:00'), businessStatus: 'temporarily-closed' as const };
    expect(isOpenThen(closed, friday, clock)).toBe(false);
    expect(isOpenThen({ openingHours: null, businessStatus: 'open' }, friday, clock)).toBe(false);
  });
});

describe('openThen', () => {
  const place = (name: string, closes: string) => ({
    name,
    openingHours: [{ dayOfWeek: ['Wednesday' as const], opens: '09:00', closes }],
    businessStatus: null,
  });
  const places = [place('over', '15:00'), place('open', '17:00')];
  const toBeAsked = [{ name: 'hours in words', openingHours: null, businessStatus: null }];
  const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name);

  it('finds the places that are still open', () => {
    const today = { days: days('2027-03-10'), from: 0 };
    expect(namesOf(openThen(places, [], today, clock))).toEqual(['open']);
  });

  it('finds those that are over for the day after them, if the whole day is meant', () => {
    const today = { days: days('2027-03-10'), from: 0, isWholeDay: true };
    expect(namesOf(openThen(places, [], today, clock))).toEqual(['open', 'over']);
    expect(namesOf(openThen(places, [], { ...today, from: 1080 }, clock))).toEqual([]);
  });

  it('has the places that may be open after those that are, and before those that are over', () => {
    const today = { days: days('2027-03-10'), from: 0, isWholeDay: true };
    const found = openThen([...places, ...toBeAsked], toBeAsked, today, clock);
    expect(namesOf(found)).toEqual(['open', 'hours in words', 'over']);
  });
});
