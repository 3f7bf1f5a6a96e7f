import { askedTime } from './asked-time.js';

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
    ['open noon', 720, 'open'],
    ['open at 12 am', 0, 'open'],
    ['open at 12 pm', 720, 'open'],
    ['abierto a las 8 de la noche', 1200, 'abierto'],
    ['abierto mañana a las 8 de la mañana', 480, 'abierto mañana'],
    ['abierto a la 1 p. m.', 780, 'abierto'],
    ['abierto al mediodía', 720, 'abierto'],
  ])('is read from "%s"', (text, onDay, rest) => {
    expect(askedTime(text)).toMatchObject({ onDay, rest, isOpen: 'at' });
  });

  it.each([
    ['open december 5 at 8pm', 1200, 'open december 5'],
    ['open on march 14 at noon', 720, 'open on march 14'],
    ['abierto el 5 de diciembre a las 8 de la noche', 1200, 'abierto el 5 de diciembre'],
    ['4 people restaurant open at 7pm', 1140, '4 people restaurant open'],
    ['pizza for 2 open at 8pm', 1200, 'pizza for 2 open'],
    ['high noon cafe open sunday at 9', 540, 'high noon cafe open sunday'],
    ['midnight rodeo open friday at 8pm', 1200, 'midnight rodeo open friday'],
  ])('is not another number or a name before it: "%s"', (text, onDay, rest) => {
    expect(askedTime(text)).toMatchObject({ onDay, rest });
  });

  it.each([
    ['open tonight at 12', 24],
    ['open friday night at 12', 24],
    ['open at 12 at night', 24],
    ['abierto a las 12 de la noche', 24],
    ['open tonight at 2', 26],
    ['open tonight at 1 am', 25],
    ['open tonight at 0:00', 24],
    ['open late until 2', 26],
    ['abierto a la 1 de la noche', 25],
    ['abierto hasta las 2 de la madrugada', 26],
    ['open tonight at 5', 17],
    ['open saturday until 2am', 26],
    ['open saturday at 2am', 2],
    ['dinner open until 12', 24],
    ['cena abierto hasta las 12', 24],
    ['dinner open until 1', 25],
    ['open saturday evening until 1', 25],
    ['open saturday until 6am', 30],
    ['open friday night until 6am', 30],
    ['open saturday after 6am', 6],
  ])('is one of the night that the search names: "%s"', (text, hour) => {
    expect(askedTime(text)?.onDay).toBe(hour * 60);
  });

  it.each([
    ['breakfast open at 6', 6],
    ['desayuno abierto a las 6', 6],
    ['dinner open at 8', 20],
    ['cena abierto a las 7', 19],
    ['dinner open at 2', 14],
    ['dinner open until 9', 21],
    ['lunch open at 11', 11],
    ['open tomorrow morning at 6', 6],
    ['open this afternoon at 12', 12],
  ])('has the half of the day of a meal or another word: "%s"', (text, hour) => {
    expect(askedTime(text)).toMatchObject({ onDay: hour * 60 });
    expect(askedTime(text)?.next(0)).toBe(hour * 60);
  });

  it('is not in the morning because of a lodging with breakfast', () => {
    expect(askedTime('bed and breakfast open at 8')?.next(12 * 60)).toBe(20 * 60);
    expect(askedTime('breakfast open at 8')?.next(12 * 60)).toBe(32 * 60);
  });

  it('may be one before or after which something is open', () => {
    expect(askedTime('open until 10pm')).toMatchObject({ onDay: 1320, isOpen: 'before' });
    expect(askedTime('abierto hasta las 10 de la noche')).toMatchObject({
      ...{ onDay: 1320, rest: 'abierto', isOpen: 'before' },
    });
    expect(askedTime('open before 7')).toMatchObject({ onDay: 420, isOpen: 'before' });
    expect(askedTime('abierto antes de las 7')).toMatchObject({ onDay: 420, isOpen: 'before' });
    expect(askedTime('open after 9pm')).toMatchObject({ onDay: 1260, isOpen: 'after' });
    expect(askedTime('open sunday until 8')).toMatchObject({ onDay: 1200 });
    expect(askedTime('abierto después de las 9')).toMatchObject({
      ...{ onDay: 1260, rest: 'abierto', isOpen: 'after' },
    });
    expect(askedTime('open after midnight')).toMatchObject({ onDay: 1440, isOpen: 'after' });
  });

  it.each([
    ['open at 8', 12, 20],
    ['abierto a las 8', 12, 20],
    ['open at 1', 12, 13],
    ['open at 12', 12, 12],
    ['open at 12', 19, 24],
    ['open at 6', 19, 24 + 6],
    ['open at 3', 19, 24 + 15],
    ['open at 9', 22, 24 + 9],
    ['open at 1 am', 12, 24 + 1],
    ['open until 2', 22, 24 + 2],
    ['open until 8', 22, 24 + 20],
    ['open at 2 at night', 1, 2],
    ['breakfast open at 6', 19, 24 + 6],
    ['dinner open at 6', 19, 24 + 18],
  ])('is the next one if no day is named: "%s" at %i hours', (text, now, hour) => {
    expect(askedTime(text)?.next(now * 60)).toBe(hour * 60);
  });

  it.each([
    ['open today at 8', 12, 20],
    ['open today at 8', 7, 8],
    ['open friday at 1 am', 12, 25],
    ['open tonight at 2', 22, 26],
  ])('of today is still to come: "%s" at %i hours', (text, now, hour) => {
    expect(askedTime(text)?.today(now * 60)).toBe(hour * 60);
  });

  it.each(['open today at 8', 'open friday 8pm', 'open tonight at 8', 'open at 9 am today'])(
    'of today is none if it has passed: "%s"',
    (text) => expect(askedTime(text)?.today(22.5 * 60)).toBeUndefined(),
  );

  it.each([
    ['open sunday at 8', 480],
    ['open sunday at 3', 900],
    ['open sunday at 12', 720],
  ])('is by day if it is on another day: "%s"', (text, onDay) => {
    expect(askedTime(text)).toMatchObject({ onDay });
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
    'high noon cafe open sunday',
    'open from 8am to 5pm',
    'open from 8am to 5',
    'open 5 to 9 pm',
    'open 8-5pm',
    'abierto de 8 a 5 pm',
    'abierto del 1 al 5 de julio',
    'open at noon till midnight',
  ])('is none in "%s"', (text) => expect(askedTime(text)).toBeUndefined());
});
