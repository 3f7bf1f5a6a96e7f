import { screen } from '@testing-library/react';
import { type FakeAnswer, startDesk, visitDesk } from '../desk/testing/fake-desk';
import { inboxPath, session } from '../desk/testing/fake-inbox';

const api = '/api/admin/advertisers';

const waiting = (application: number) => ({ all: application, application });

const visit = (application: number, answers: Record<string, FakeAnswer | object> = {}) =>
  visitDesk('/admin/dashboard', {
    'GET /api/admin/session': session,
    [`GET ${api}`]: [],
    [`GET ${api}/counts`]: { total: 5, pending: 5, contacted: 0, active: 0, inactive: 0 },
    [`GET ${inboxPath}/counts`]: waiting(application),
    ...answers,
  });

beforeEach(startDesk);

describe('the dashboard', () => {
  it('says how many applications still wait in the inbox, beside the specified counts', async () => {
    visit(2);
    const link = await screen.findByRole('link', { name: '2 applications wait in the inbox' });
    expect(link.getAttribute('href')).toBe('/admin/inbox?kind=application');
    expect(link.parentElement?.textContent).toContain(
      'Pending also counts applications whose item',
    );
    expect(screen.getByRole('button', { name: '5 Pending' })).toBeTruthy();
  });

  it('says when none waits there any more', async () => {
    visit(0);
    expect(await screen.findByText(/^No application waits in the inbox/)).toBeTruthy();
  });

  it('says how many wait after an action, once the inbox knows of it', async () => {
    let asked = 0;
    const { user } = visit(2, {
      [`GET ${api}`]: [{ id: 'one', businessName: 'Pie Stand', status: 'pending' }],
      [`POST ${api}/one/create-business`]: {},
      // The event about the action arrives after the page has asked again.
      [`GET ${inboxPath}/counts`]: () => {
        asked += 1;
        return Response.json(waiting(asked > 2 ? 1 : 2));
      },
    });
    await screen.findByRole('link', { name: '2 applications wait in the inbox' });
    await user.click(await screen.findByRole('button', { name: 'Create Business' }));
    await screen.findByRole('link', { name: '1 application waits in the inbox' });
    expect(asked).toBe(3);
  });
});
