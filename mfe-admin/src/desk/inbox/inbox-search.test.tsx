import { screen, waitFor } from '@testing-library/react';
import { startDesk, visitDesk } from '../testing/fake-desk';

const list = 'GET /api/admin/inbox';
const item = { id: 'one', kind: 'message', subject: 'Broken bench', state: 'open' };

beforeAll(() => Promise.all([import('../desk-layout'), import('./inbox-page')]));
beforeEach(startDesk);

test('the focus stays in the search field, and moves to the heading when all items are shown', async () => {
  const { user, answers } = visitDesk('/admin/inbox', {
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor', idleMinutes: 30 },
    'GET /api/admin/inbox/counts': { all: 1 },
    [list]: [item],
  });
  await screen.findByRole('list', { name: 'Items' });
  answers[list] = [];
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(search, 'bench{Enter}');
  const all = await screen.findByRole('link', { name: 'Show everything, also what is done' });
  expect(document.activeElement).toBe(search);
  answers[list] = [item];
  await user.click(all);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Inbox' })),
  );
});
