import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { refused } from '@town/slice-kit/testing/network';
import { renderSite } from '../testing/render-site';

const emergency = {
  id: '1',
  level: 'emergency',
  text: 'Boil your water',
  url: 'https://water.example.com/',
};
const warning = { id: '2', level: 'warning', text: 'Burn ban', url: null };

const visit = (notices: unknown) => renderSite('/about', { api: { '/api/notices': notices } });
const region = (name: string) => screen.findByRole('region', { name });

beforeEach(() => localStorage.clear());

test('an emergency is shown above every page, with its label and link, and cannot be dismissed', async () => {
  visit([emergency]);
  const shown = await region('Emergency');
  expect(shown.textContent).toContain('Emergency: Boil your water');
  const link = within(shown).getByRole('link', { name: 'Read more' });
  expect(link.getAttribute('href')).toBe(emergency.url);
  expect(within(shown).queryByRole('button')).toBeNull();
});

test('a notice for one place names that place', async () => {
  visit([emergency, { ...warning, place: 'Third Street bridge' }]);
  expect((await region('Notices')).textContent).toContain('Burn ban Where: Third Street bridge');
  expect((await region('Emergency')).textContent).not.toContain('Where');
});

test('a notice that arrives later is announced, because the live regions already exist', async () => {
  visit([]);
  await screen.findByRole('heading', { level: 1 });
  const live = [...document.querySelectorAll('[aria-live]')];
  const levels = live.map((each) => each.getAttribute('aria-live'));
  expect(levels).toEqual(expect.arrayContaining(['assertive', 'polite']));
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
});

test('a dismissed warning stays dismissed on the next visit', async () => {
  const { user } = visit([emergency, warning]);
  const shown = await region('Notices');
  expect(shown.textContent).toContain('Warning: Burn ban');
  await user.click(within(shown).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/Burn ban/)).toBeNull();
  cleanup();
  visit([emergency, warning]);
  await region('Emergency');
  await waitFor(() => expect(screen.queryByText(/Burn ban/)).toBeNull());
});

test('the page is complete when the notices cannot be fetched', async () => {
  visit(refused(503));
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
});

test('a notice of an unknown level is shown as a plain one', async () => {
  visit([{ ...warning, level: 'rumour' }, 'odd']);
  expect((await region('Notices')).textContent).toContain('Notice: Burn ban');
});
