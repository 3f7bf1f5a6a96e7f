import { askedTime } from './asked-time.js';

/** About noon. */
const now = 12 * 60;

describe('the time of the clock that a search names', () => {
  it.each([
    ['open at 8pm', 1200, 'open'],
    ['open at 8:30 p.m.', 1230, 'open'],
    ['open at 7 am sunday', 420, 'open sunday'],
    ['coffee open 6 AM', 360, 'coffee open'],
    ['open at 20:15', 1215, 'open'],
    ['open tonight at 9', 1260, 'open tonight'],
    ['open at 8 in the morning', 480, 'open'],
    ["open at 8 o'clock in the morning", 480, 'open'],
    ['open at noon', 720, 'open'],
    ['open after midnight', 1440, 'open'],
    ['open at 12 am', 0, 'open'],
    ['open at 12 pm', 720, 'open'],
    ['abierto a las 8 de la noche', 1200, 'abierto'],
    ['abierto mañana a las 8 de la mañana', 480, 'abierto mañana'],
    ['abierto a la 1 p. m.', 780, 'abierto'],
    ['abierto al mediodía', 720, 'abierto'],
  ])('is read from "%s"', (text, minute, rest) => {
    expect(askedTime(text)).toMatchObject({ minute, rest, isUntil: false });
  });

  it('may be one until which something is open', () => {
    expect(askedTime('open until 10pm')).toMatchObject({ minute: 1320, isUntil: true });
    expect(askedTime('abierto hasta las 10 de la noche')).toMatchObject({
      ...{ minute: 1320, rest: 'abierto', isUntil: true },
    });
  });

  it.each([
    ['open at 8', 20],
    ['abierto a las 8', 20],
    ['open at 1', 13],
    ['open at 12', 12],
  ])('is the next one if neither half of the day is named: "%s"', (text, hour) => {
    expect(askedTime(text)?.next(now)).toBe(hour * 60);
  });

  it.each([
    ['open sunday at 8', 480],
    ['open sunday at 3', 900],
    ['open sunday at 12', 720],
  ])('is by day if it is on another day: "%s"', (text, minute) => {
    expect(askedTime(text)).toMatchObject({ minute });
  });

  it.each([
    'open 24 hours',
    'open 7 days a week',
    'open december 5',
    'open at 300 main street',
    'open on the 4th of july',
    'by 3rd street',
    'highway 281',
    'open at all',
  ])('is none in "%s"', (text) => expect(askedTime(text)).toBeUndefined());
});
