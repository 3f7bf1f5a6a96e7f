import { spanishPhrase } from './spanish-phrase';

/** Without the spaces that keep "p. m." on one line. */
const say = (english: string) => spanishPhrase(english)?.replaceAll('\u00a0', ' ');

test.each([
  [
    'Mon-Sat 6:30 AM-8 PM, Sun 7 AM-2 PM',
    'lun.-sáb. 6:30 a. m.-8:00 p. m., dom. 7:00 a. m.-2:00 p. m.',
  ],
  ['Daily 6 AM-1 PM', 'Todos los días 6:00 a. m.-1:00 p. m.'],
  ['Fri-Sun noon-8 PM', 'vie.-dom. 12:00 p. m.-8:00 p. m.'],
  ['Sundays 9:30 AM and 11 AM, Wednesday 6 PM', 'dom. 9:30 a. m. y 11:00 a. m., mié. 6:00 p. m.'],
  ['Sat 5:30 PM, Sun 8 AM (Spanish)', 'sáb. 5:30 p. m., dom. 8:00 a. m. (en español)'],
  ['Weekends, March to October', 'sáb.-dom., marzo a octubre'],
  ['Mon-Fri 9 AM-5 PM, Sat by appointment', 'lun.-vie. 9:00 a. m.-5:00 p. m., sáb. con cita'],
  ['24 hours', '24 horas'],
  ['Free', 'Gratis'],
  ['$15 a day', '$15 al día'],
])('%s is said as %s', (english, spanish) => {
  expect(say(english)).toBe(spanish);
});

test.each([
  'Thu-Sun 11 AM until sold out',
  'Sunset to midnight',
  'Friends of the library',
  'Marching band 6 PM',
  '2nd Tuesday of the month, 6 PM',
  'lun.-vie. 9:00 a. m.',
])('%s has words that are not known, and stays as it is', (text) => {
  expect(spanishPhrase(text)).toBeUndefined();
});
