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
  ['Third Saturdays 10 AM-4 PM', 'Tercer sáb. del mes 10:00 a. m.-4:00 p. m.'],
  ['2nd Tuesday of the month, 6 PM', 'Segundo mar. del mes, 6:00 p. m.'],
  ['First and third Sundays 9 AM', 'Primer y tercer dom. del mes 9:00 a. m.'],
  ['1st, 2nd & last Fri', 'Primer, segundo y último vie. del mes'],
  ['Thu-Sun 11 AM until sold out', 'jue.-dom. 11:00 a. m. hasta agotar existencias'],
  ['Daily, dawn to dusk', 'Todos los días, del amanecer al anochecer'],
  ['By reservation', 'Con reservación'],
  [
    'Mon-Fri 7 AM-6 PM, emergencies 24/7',
    'lun.-vie. 7:00 a. m.-6:00 p. m., emergencias las 24 horas',
  ],
  ['Office daily 9 AM-6 PM', 'Oficina todos los días 9:00 a. m.-6:00 p. m.'],
  ['Old Courthouse lawn', 'Jardín del antiguo juzgado'],
  ['Downtown', 'Centro'],
  ['Middle School', 'Escuela intermedia'],
  ['Illustration: Blanco Town Guide', 'Ilustración: Blanco Town Guide'],
  ['Photo by Mary McDaniel', 'Foto: Mary McDaniel'],
  ['Free', 'Gratis'],
  ['$15 a day', '$15 al día'],
])('%s is said as %s', (english, spanish) => {
  expect(say(english)).toBe(spanish);
});

test.each([
  'Thu-Sun 11 AM until the pie is gone',
  'Sunset to midnight',
  'Friends of the library',
  'Marching band 6 PM',
  '2nd Street, 6 PM',
  'Third satellite 6 PM',
  'Downtown Blanco Library',
  'Photo',
  'constructor',
  'lun.-vie. 9:00 a. m.',
])('%s has words that are not known, and stays as it is', (text) => {
  expect(spanishPhrase(text)).toBeUndefined();
});
