import { parseUrl } from './parse-url.js';

it('reads an absolute address, and a relative one with its base', () => {
  expect(parseUrl('https://town.example/a?b')?.pathname).toBe('/a');
  expect(parseUrl('../a', 'https://town.example/b/c')?.href).toBe('https://town.example/a');
});

it.each(['', 'town.example', '/a', 'https://'])('reads nothing from "%s"', (address) => {
  expect(parseUrl(address)).toBeUndefined();
});
