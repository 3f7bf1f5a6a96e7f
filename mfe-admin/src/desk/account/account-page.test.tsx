import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const session = (id: string, current: boolean) => ({
  id,
  createdAt: '2027-03-09T20:05:00.000Z',
  lastUsedAt: '2027-03-09T21:05:00.000Z',
  current,
});

function visit(given: Record<string, object> = {}) {
  return visitDesk('/admin/account', {
    'GET /api/admin/sessions': [session('s1', true), session('s2', false)],
    'GET /api/admin/session': { email: 'ada@example.com', role: 'reader', idleMinutes: 30 },
    ...given,
  });
}

beforeAll(() => Promise.all([import('../desk-layout'), import('./account-page')]));
beforeEach(startDesk);

describe("a staff member's own account", () => {
  it('lists the sessions, and ends another one', async () => {
    const { user, sent, answers } = visit({ 'DELETE /api/admin/sessions/s2': {} });
    expect(await screen.findByText('This session.')).toBeTruthy();
    const ends = screen.getAllByRole('button', { name: /^End the session/ });
    expect(ends).toHaveLength(1);
    answers['GET /api/admin/sessions'] = [session('s1', true)];
    await user.click(ends[0]!);
    await waitFor(() => expect(shownToast()?.title).toBe('Session ended'));
    expect(sent('DELETE')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^End/ })).toBeNull());
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Where you are signed in' }),
    );
  });

  it('ends all other sessions after a question', async () => {
    const { user, sent, answers } = visit({ 'DELETE /api/admin/sessions': {} });
    await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    const dialog = screen.getByRole('dialog', { name: 'End all other sessions?' });
    expect(sent('DELETE')).toEqual([]);
    answers['GET /api/admin/sessions'] = [session('s1', true)];
    await user.click(within(dialog).getByRole('button', { name: 'End them' }));
    await waitFor(() => expect(shownToast()?.title).toBe('All other sessions ended'));
    expect(sent('DELETE').map(({ path }) => path)).toEqual(['/api/admin/sessions']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('heading', { name: 'Where you are signed in' }),
      ),
    );
  });

  it('offers no button to end sessions when there is no other session', async () => {
    visit({ 'GET /api/admin/sessions': [session('s1', true)] });
    expect(await screen.findByText('This session.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^End/ })).toBeNull();
  });

  it('gets a new password, and the form is empty again', async () => {
    const { user, sent } = visit({
      'PUT /api/admin/password': () => new Response(null, { status: 204 }),
    });
    await user.type(await screen.findByLabelText('Your password now'), 'old password');
    await user.type(screen.getByLabelText('New password'), 'willow kettle lantern');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Password changed'));
    expect(sent('PUT')[0]?.body).toEqual({
      current: 'old password',
      password: 'willow kettle lantern',
    });
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '');
  });

  it('refuses a short password before it is sent', async () => {
    const { user, sent } = visit();
    await user.type(await screen.findByLabelText('Your password now'), 'old password');
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password must be at least 12 characters')).toBeTruthy();
    expect(sent('PUT')).toEqual([]);
  });

  it("shows the server's error at the field", async () => {
    const message = 'This is not your password';
    const { user } = visit({
      'PUT /api/admin/password': () => problem(400, { errors: [{ path: 'current', message }] }),
    });
    await user.type(await screen.findByLabelText('Your password now'), 'wrong');
    await user.type(screen.getByLabelText('New password'), 'willow kettle lantern');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your password now'));
  });
});
