import { directorySearch, directoryTab, tabHref } from './directory-tab';

const of = (query: string) => new URLSearchParams(query);

describe("the directory's address", () => {
  it.each([
    ['', 'dining'],
    ['tab=', 'dining'],
    ['tab=Shopping', 'dining'],
    ['tab=shopping', 'shopping'],
    ['tab=real-estate', 'real-estate'],
  ])('"%s" opens %s', (query, tab) => {
    expect(directoryTab(of(query))).toBe(tab);
  });

  it('contains the search words, trimmed and cut to the maximum of the service', () => {
    expect(directorySearch(of('q=+oak+'))).toBe('oak');
    expect(directorySearch(of('tab=dining'))).toBe('');
    expect(directorySearch(of(`q=${'a'.repeat(300)}`))).toHaveLength(100);
  });

  it('names each tab', () => {
    expect(tabHref('real-estate')).toBe('/directory?tab=real-estate');
  });
});
