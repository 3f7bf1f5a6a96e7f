import { screen } from '@testing-library/react';
import { startDesk, visitDesk } from '../desk/testing/fake-desk';
import { inboxPath, session } from '../desk/testing/fake-inbox';

const api = '/api/admin/advertisers';

const visit = (application: number) =>
  visitDesk('/admin/dashboard', {
    'GET /api/admin/session': session,
    [`GET ${api}`]: [],
    [`GET ${api}/counts`]: { total: 5, pending: 5, contacted: 0, active: 0, inactive: 0 },
    [`GET ${inboxPath}/counts`]: { all: application, application },
  });

beforeEach(startDesk);

describe('the dashboard', () => {
  it('says how many applications still wait in the inbox, beside the specified counts', async () => {
    visit(2);
    const link = await screen.findByRole('link', { name: '2 applications wait in the inbox' });
    expect(link.getAttribute('href')).toBe('/admin/inbox?kind=application');
    expect(link.parentElement?.textContent).toContain('also counts those that were marked as done');
    expect(screen.getByRole('button', { name: '5 Pending' })).toBeTruthy();
  });

  it('says when none waits there any more', async () => {
    visit(0);
    expect(await screen.findByText(/^No application waits in the inbox/)).toBeTruthy();
  });
});
