import { screen, within } from '@testing-library/react';
import { problem, startDesk } from '../testing/fake-desk';
import { loadInbox, visitInbox } from '../testing/fake-inbox';

const [catalog, content] = ['GET /api/admin/changed/catalog', 'GET /api/admin/changed/content'];
const by = 'bea@example.com';
const stand = {
  ...{ kind: 'businesses', id: 'stand', title: 'Pie Stand', by, action: 'save' },
  at: '2027-03-09T20:05:00Z',
};
const detour = {
  ...{ kind: 'notices', id: 'detour', title: 'Detour', by, action: 'publish' },
  at: '2027-03-10T15:30:00Z',
};

beforeAll(loadInbox);
beforeEach(startDesk);

async function visitChanges(answers: Record<string, object>) {
  const { user, sent } = visitInbox('/admin/inbox', answers);
  const summary = await screen.findByText('What others changed in the last 7 days');
  expect(sent('GET').some(({ path }) => path.includes('/changed/'))).toBe(false);
  await user.click(summary);
}

test('the inbox says who else has changed which records, the last change first', async () => {
  await visitChanges({ [catalog]: [stand, { odd: 1 }], [content]: [detour] });
  const list = within(await screen.findByRole('list', { name: 'Changed by others' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'DetourNotice: bea@example.com published it, Mar 10, 2027, 9:30 AM',
    'Pie StandBusiness: bea@example.com saved it, Mar 9, 2027, 2:05 PM',
  ]);
});

test('a changed record leads to its history, which says what has changed', async () => {
  await visitChanges({ [catalog]: [stand], [content]: [] });
  const link = await screen.findByRole('link', { name: 'Pie Stand' });
  expect(link.getAttribute('href')).toBe('/admin/content/businesses/stand/history');
});

test('the inbox says that nobody else has changed anything', async () => {
  await visitChanges({ [catalog]: [], [content]: [] });
  expect(await screen.findByText('Nobody else has changed a record.')).toBeTruthy();
});

test('where a service does not answer, the inbox does not pretend that nothing changed', async () => {
  await visitChanges({ [catalog]: [stand], [content]: () => problem(404) });
  expect(await screen.findByText('Failed to fetch what others changed')).toBeTruthy();
});
