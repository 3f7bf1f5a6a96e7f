import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { usePageLinks } from './page-links';

const linksAt = (page: number, list: Parameters<typeof usePageLinks>[1]) =>
  renderHook(() => usePageLinks(page, list), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/news?kind=a&page=${page}`]}>{children}</MemoryRouter>
    ),
  }).result.current;

test('a page between others links to both', () => {
  expect(linksAt(2, { items: ['x'], hasMore: true, total: 30 })).toEqual({
    previous: '?kind=a',
    next: '?kind=a&page=3',
    first: undefined,
  });
});

test('a page after the last one links to the first only', () => {
  const links = { previous: undefined, next: undefined, first: '?kind=a' };
  expect(linksAt(9, { items: [], hasMore: false, total: 30 })).toEqual(links);
});

test('a page of an empty list, or of one that loads, is not after the last one', () => {
  expect(linksAt(9, { items: [], hasMore: false, total: 0 }).first).toBeUndefined();
  expect(linksAt(9, undefined)).toMatchObject({ previous: '?kind=a&page=8', first: undefined });
});
