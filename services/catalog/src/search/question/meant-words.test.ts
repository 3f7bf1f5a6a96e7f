import { meantWords } from './meant-words.js';

const meant = (text: string, isTyping = false) =>
  meantWords(text, isTyping).text.replace(/\s+/g, ' ').trim();

test.each([
  ['A/C repair', 'ac repair'],
  ['Sunday service', 'church'],
  ['servicio dominical', 'church'],
  ['Little League signup', 'baseball signup'],
  ['corte de pelo', 'haircut'],
  ['ropa de segunda mano', 'ropa de secondhand'],
  ['cabañas', 'lodging'],
  ['cambio de aceite', 'oil'],
  ['uñas', 'manicure'],
  ['pay a ticket', 'tribunal'],
  ['emergency room near me', 'hospital near me'],
  ['urgent care', 'clinic'],
  ['walk-in clinic', 'clinic'],
  ['how do I pay my parking fine', 'how do I tribunal'],
  ['pagar multa', 'tribunal'],
  ['swiming hole', 'swimming'],
  ['festival tickets', 'festival tickets'],
  ['H-E-B', 'HEB'],
  ['U.S.P.S. hours', 'USPS hours'],
  ['D.M.V. hours', 'county courthouse hours'],
  ['e-mail', 'e-mail'],
  ['Bar-B-Q', 'barbecue'],
  ['bar b que', 'barbecue'],
  ['B-B-Q', 'BBQ'],
  ['Barón', 'Barón'],
  ['barómetro', 'barómetro'],
  ['unas sillas', 'unas sillas'],
])('"%s" means "%s"', (text, words) => {
  expect(meant(text)).toBe(words);
});

test('a letter with a sign of its own is the same as the accented letter', () => {
  expect(meant('uñas'.normalize('NFD'))).toBe('manicure');
});

test('a bar is a place to drink, and a "corte" a court, once the word is finished', () => {
  expect(meant('bars near me')).toBe('nightlife near me');
  expect(meant('corte')).toBe('tribunal');
  expect(meant('corte de carne')).toBe('corte de carne');
  expect(meant('bar', true)).toBe('bar');
});

test('the phrases are kept as they were typed, each once', () => {
  expect(meantWords('Happy Hour today', false)).toMatchObject({ phrases: ['happy hour'] });
  expect(meantWords('bar Bar bar pub cantina taverns', false).phrases).toEqual([
    'bar',
    'pub',
    'cantina',
  ]);
  expect(meantWords('tacos today', false).phrases).toEqual([]);
});
