import { cleanup, screen, waitFor } from '@testing-library/react';
import { aBusiness } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const cafe = aBusiness({ name: 'Bend Cafe', amenities: ['dogs-welcome', 'wifi'] });
const grill = aBusiness({ name: 'Hill Grill' });
const list = (choice: string) => `/api/businesses?category=dining${choice}&limit=16`;

const visit = (search = '') =>
  renderRoutes(createRoutes, {
    path: `/directory${search}`,
    api: {
      [list('')]: [cafe, grill],
      [list('&amenities=dogs-welcome')]: [cafe],
      [list('&amenities=valet')]: [],
      [list('&open=now&amenities=dogs-welcome%2Cwifi')]: [],
    },
  });
const names = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const choice = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name });

test('a choice lists only the places that offer it, adds a history entry, and can be removed', async () => {
  const { user, address } = visit();
  await user.click(await screen.findByText('What it offers'));
  await user.click(await choice('Dogs welcome'));
  await waitFor(() => expect(names()).toEqual(['Bend Cafe']));
  expect(address()).toBe('/directory?tab=dining&amenities=dogs-welcome');
  expect((await choice('Dogs welcome')).getAttribute('aria-current')).toBe('true');
  await user.click(await choice('Dogs welcome'));
  await waitFor(() => expect(names()).toEqual(['Bend Cafe', 'Hill Grill']));
});

test('the choices stay visible when the last one, which has the focus, is removed', async () => {
  const { user } = visit();
  await user.click(await screen.findByText('What it offers'));
  await user.click(await choice('Dogs welcome'));
  await waitFor(() => expect(names()).toEqual(['Bend Cafe']));
  await user.click(await choice('Dogs welcome'));
  await waitFor(() => expect(names()).toHaveLength(2));
  const taken = await choice('Dogs welcome');
  expect(document.activeElement).toBe(taken);
  expect(taken.closest('details')?.open).toBe(true);
});

test('each choice is added to the others and to the opening hours', async () => {
  visit('?tab=dining&amenities=dogs-welcome');
  await screen.findByRole('heading', { name: 'Bend Cafe' });
  expect(new URL((await choice('Wi-Fi for guests')).href).search).toBe(
    '?tab=dining&amenities=dogs-welcome%2Cwifi',
  );
  expect(new URL((await choice('Open now')).href).search).toBe(
    '?tab=dining&open=now&amenities=dogs-welcome',
  );
  const kept = document.querySelector<HTMLInputElement>('form input[name="amenities"]');
  expect(kept?.value).toBe('dogs-welcome');
});

test('"All" removes every choice, and "Open now" can be removed alone', async () => {
  const { user, address } = visit('?tab=dining&open=now&amenities=dogs-welcome,wifi');
  await screen.findByText('Nothing here offers all of that');
  expect(new URL((await choice('Open now')).href).search).toBe(
    '?tab=dining&amenities=dogs-welcome%2Cwifi',
  );
  await user.click(await choice('All'));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(address()).toBe('/directory?tab=dining');
});

test('an address with an unknown choice finds nothing, and one with an invalid value finds all places', async () => {
  visit('?tab=dining&amenities=valet');
  expect(await screen.findByText('Nothing here offers all of that')).toBeTruthy();
  cleanup();
  visit('?tab=dining&amenities=%3F');
  await screen.findByRole('heading', { name: 'Hill Grill' });
});

test('an empty list links back to all places', async () => {
  const { user } = visit('?tab=dining&open=now&amenities=dogs-welcome,wifi');
  await user.click(await screen.findByRole('link', { name: 'Show all places' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});
