import { forget, forgetExpired, keep, readKept } from './kept';

const hour = 60 * 60 * 1000;
const now = Date.now();
const at = (hours: number) => jest.spyOn(Date, 'now').mockReturnValue(now + hours * hour);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('a value that a page stores in the browser', () => {
  it.each(['tab', 'browser'] as const)('can be read until it is removed: %s', (place) => {
    keep(place, 'form', { name: 'Ada' });
    expect(readKept(place, 'form')).toEqual({ name: 'Ada' });
    forget(place, 'form');
    expect(readKept(place, 'form')).toBeUndefined();
  });

  it('expires a day after it was created, even if it was changed since', () => {
    at(0);
    keep('browser', 'purchase', 1);
    at(23);
    keep('browser', 'purchase', 2, now);
    expect(readKept('browser', 'purchase')).toBe(2);
    at(25);
    expect(readKept('browser', 'purchase')).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('expires later if the page says so', () => {
    at(0);
    keep('browser', 'text', 1, now, 30);
    at(29 * 24);
    expect(readKept('browser', 'text')).toBe(1);
    at(31 * 24);
    expect(readKept('browser', 'text')).toBeUndefined();
  });

  it('is removed after a day by any page, and nothing else is removed', () => {
    at(0);
    keep('browser', 'purchase', 1);
    keep('tab', 'form', 1);
    localStorage.setItem('adminToken', 'a-token');
    at(25);
    keep('tab', 'other', 1);
    forgetExpired();
    expect(Object.keys(localStorage)).toEqual(['adminToken']);
    expect(Object.keys(sessionStorage)).toEqual(['kept:other']);
  });

  it('is remembered by the page where the browser allows no storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no storage');
    });
    keep('tab', 'form', { name: 'Ada' });
    expect(readKept('tab', 'form')).toEqual({ name: 'Ada' });
    forget('tab', 'form');
    expect(readKept('tab', 'form')).toBeUndefined();
  });

  it.each(['nonsense', 'null', '[]', '{"value":{}}'])(
    'reads as undefined if the stored text is %s',
    (text) => {
      sessionStorage.setItem('kept:form', text);
      expect(readKept('tab', 'form')).toBeUndefined();
    },
  );
});
