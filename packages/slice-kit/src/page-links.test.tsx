import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { usePageLinks } from './page-links';

interface ListProps {
  page: number;
  list: Parameters<typeof usePageLinks>[1];
}

const List = ({ page, list }: ListProps) => (
  <output>{JSON.stringify(usePageLinks(page, list))}</output>
);

function linksAt(page: number, list: ListProps['list']): unknown {
  const initialEntries = [`/news?kind=a&page=${page}`];
  const router = createMemoryRouter([{ path: '*', element: <List page={page} list={list} /> }], {
    initialEntries,
  });
  render(<RouterProvider router={router} />);
  return JSON.parse(screen.getByRole('status').textContent ?? '');
}

test('a page between others links to both', () => {
  expect(linksAt(2, { items: ['x'], hasMore: true })).toEqual({
    previous: '?kind=a',
    next: '?kind=a&page=3',
    isBeyond: false,
  });
});

test('a page after the last one links to the first only where the list is not counted', () => {
  expect(linksAt(9, { items: [], hasMore: false })).toEqual({
    previous: '?kind=a',
    isBeyond: true,
  });
});

test.each([
  [25, '?kind=a&page=3'],
  [24, '?kind=a&page=2'],
  [0, '?kind=a'],
])('a page after the last one of a list of %i links to the last one: %s', (total, previous) => {
  const list = { items: [], hasMore: false, first: 97, total };
  expect(linksAt(9, list)).toMatchObject({ previous });
});

test('a page of which nothing can be shown does not link to itself', () => {
  const list = { items: [], hasMore: false, first: 13, total: 20 };
  expect(linksAt(2, list)).toMatchObject({ previous: '?kind=a' });
});

test('a page that loads is not after the last one', () => {
  expect(linksAt(9, undefined)).toEqual({
    previous: '?kind=a&page=8',
    isBeyond: false,
  });
});
