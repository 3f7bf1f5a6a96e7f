import { inLanguage, isEnglishOnly, isPrivate, readLanguage } from './languages.js';

describe('the language of an address', () => {
  it.each([
    ['/', 'en', '/'],
    ['/directory/the-mill', 'en', '/directory/the-mill'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/es/directory/the-mill', 'es', '/directory/the-mill'],
    ['/estate', 'en', '/estate'],
  ])('of %s is %s', (address, language, path) => {
    expect(readLanguage(address)).toEqual({ language, path });
  });

  it('begins the address of every page', () => {
    expect(inLanguage('es', '/')).toBe('/es');
    expect(inLanguage('es', '/news')).toBe('/es/news');
    expect(inLanguage('en', '/')).toBe('/');
    expect(inLanguage('en', '/news')).toBe('/news');
  });
});

test('pages of staff are shown in English only', () => {
  expect(isEnglishOnly('/admin/login')).toBe(true);
  expect(isEnglishOnly('/account')).toBe(false);
  expect(isEnglishOnly('/contact')).toBe(false);
});

test('pages of staff and owners are private', () => {
  expect(isPrivate('/admin/login')).toBe(true);
  expect(isPrivate('/account/settings')).toBe(true);
  expect(isPrivate('/accounting')).toBe(false);
  expect(isPrivate('/contact')).toBe(false);
});
