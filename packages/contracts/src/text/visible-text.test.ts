import { hasWords, visibleText } from './visible-text.js';

const character = (...codes: number[]) => String.fromCodePoint(...codes);

test.each([
  ['zero-width spaces', [0x200b, 0x2060, 0xfeff]],
  ['joiners and marks of direction', [0x200d, 0x200e, 0x202e, 0x2066, 0x2069]],
  ['soft hyphens', [0xad]],
  ['fillers', [0x115f, 0x3164, 0xffa0, 0x180e]],
  ['variation selectors and tags', [0xfe0f, 0xe0020]],
  ['an empty Braille pattern', [0x2800]],
  ['control characters', [0x01, 0x7f]],
  ['every kind of space', [0x20, 0xa0, 0x2003, 0x3000, 0x0a]],
])('a text with only %s has no visible text', (_, codes) => {
  expect(visibleText(character(...codes))).toBe('');
});

test('words and the spaces between them are visible text', () => {
  expect(visibleText(` Pie${character(0xad)} Stand\n 2 ${character(0x200b)}`)).toBe(
    'Pie Stand\n 2',
  );
  expect(visibleText(character(0x1f967))).toBe(character(0x1f967));
});

test('HTML has words only if a reader would see some', () => {
  expect(hasWords('<p>Be <b>kind</b>.</p>')).toBe(true);
  expect(hasWords('<h2></h2><p>&nbsp;<br>&#8203;</p><img src="/a.jpg" alt="A wall">')).toBe(false);
});
