import { screen, within } from '@testing-library/react';
import { problem, startDesk } from '../testing/fake-desk';
import { loadInbox, visitInbox } from '../testing/fake-inbox';

const [catalog, content] = ['GET /api/admin/ending/catalog', 'GET /api/admin/ending/content'];
const sale = { kind: 'businesses', id: 'sale', title: 'Pie Stand', endsAt: '2027-03-12T23:00:00Z' };
const detour = { kind: 'notices', id: 'detour', title: 'Detour', endsAt: '2027-03-11T04:30:00Z' };

beforeAll(loadInbox);
beforeEach(startDesk);

test('the inbox says which records leave the site soon, when, and in the town’s time', async () => {
  const { user } = visitInbox('/admin/inbox', {
    [catalog]: [sale],
    [content]: [detour, { odd: 1 }],
  });
  await user.click(await screen.findByText('2 records leave the site within 14 days'));
  const list = within(screen.getByRole('list', { name: 'Leaving the site soon' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'DetourNotice, until Mar 10, 2027, 10:30 PM',
    'Pie StandBusiness, until Mar 12, 2027, 5:00 PM',
  ]);
  expect(list.getByRole('link', { name: 'Detour' }).getAttribute('href')).toBe(
    '/admin/content/notices/detour',
  );
});

test('a list that a service has cut says so', async () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ ...detour, id: `detour-${index}` }));
  visitInbox('/admin/inbox', { [catalog]: [sale], [content]: many });
  expect(
    await screen.findByText('More than 50 records leave the site within 14 days'),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Pie Stand', hidden: true })).toBeNull();
});

test('where a service does not answer, the inbox does not pretend that nothing ends', async () => {
  visitInbox('/admin/inbox', { [catalog]: () => problem(404), [content]: [detour] });
  expect(await screen.findByText('What leaves the site soon cannot be shown now.')).toBeTruthy();
});
