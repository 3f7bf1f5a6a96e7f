import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const account = (email: string, given: object = {}) => ({
  id: `id-of-${email}`,
  email,
  role: 'editor',
  state: 'active',
  createdAt: '2027-03-09T20:05:00.000Z',
  ...given,
});
const list = 'GET /api/admin/staff';

function visit(given: Record<string, object> = {}) {
  return visitDesk('/admin/people', {
    [list]: [
      account('ada@example.com', { role: 'administrator' }),
      account('bea@example.com'),
      account('cleo@example.com', { role: 'reader', state: 'invited' }),
    ],
    'GET /api/admin/session': { email: 'ada@example.com', role: 'administrator', idleMinutes: 30 },
    ...given,
  });
}

const row = async (email: string) => {
  const people = await screen.findByRole('list', { name: 'People' });
  const items = within(people).getAllByRole('listitem');
  return within(items.find((item) => item.textContent.startsWith(email))!);
};

// Loads the lazy parts here, so that the first test does not wait for their compilation.
beforeAll(() => Promise.all([import('../desk-layout'), import('./people-page')]));
beforeEach(startDesk);

describe('the people of the staff', () => {
  it('are listed with role and state, and the own account is marked', async () => {
    visit();
    expect((await row('ada@example.com')).getByText('(you)')).toBeTruthy();
    const cleo = await row('cleo@example.com');
    expect(cleo.getByText('Invited')).toBeTruthy();
    expect(cleo.getByRole('combobox', { name: 'Role cleo@example.com' })).toHaveProperty(
      'value',
      'reader',
    );
  });

  it('are invited with a role', async () => {
    const { user, sent } = visit({ 'POST /api/admin/staff': account('new@example.com') });
    await row('ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    await user.type(await screen.findByLabelText('Email'), 'new@example.com');
    await user.selectOptions(screen.getByLabelText('Role'), 'reader');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Invitation sent'));
    expect(sent('POST')[0]?.body).toEqual({ email: 'new@example.com', role: 'reader' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that cannot be invited cause an error at the field, and the typed text stays', async () => {
    const message = 'There is an account with this e-mail address already';
    const { user } = visit({ 'POST /api/admin/staff': () => problem(409, { message }) });
    await row('ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    await user.type(await screen.findByLabelText('Email'), 'bea@example.com');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'bea@example.com');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('get another role, which can be undone', async () => {
    const path = '/api/admin/staff/id-of-bea%40example.com';
    const { user, sent } = visit({ [`PUT ${path}`]: {} });
    const bea = await row('bea@example.com');
    await user.selectOptions(bea.getByRole('combobox'), 'administrator');
    await waitFor(() => expect(shownToast()?.title).toBe('bea@example.com is administrator now'));
    shownToast()?.action?.onClick();
    await waitFor(() => expect(sent('PUT')).toHaveLength(2));
    expect(sent('PUT').map(({ body }) => body)).toEqual([
      { role: 'administrator' },
      { role: 'editor' },
    ]);
  });

  it('keep the focus on their role while it is being changed', async () => {
    const { user } = visit({
      'PUT /api/admin/staff/id-of-bea%40example.com': () => new Promise<Response>(() => {}),
    });
    const bea = await row('bea@example.com');
    const role = bea.getByRole<HTMLSelectElement>('combobox');
    await user.selectOptions(role, 'administrator');
    await waitFor(() => expect(role.value).toBe('administrator'));
    expect(role.disabled).toBe(false);
  });

  it('are disabled only after a confirmation', async () => {
    const path = '/api/admin/staff/id-of-bea%40example.com';
    const { user, sent } = visit({ [`DELETE ${path}`]: {} });
    await user.click((await row('bea@example.com')).getByRole('button', { name: /^Disable/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(sent('DELETE')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(shownToast()?.title).toMatch('bea@example.com is disabled'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('DELETE')[0]?.path).toBe(path);
  });

  it('lose their second factor only after a confirmation, if they have one', async () => {
    const path = '/api/admin/staff/id-of-bea%40example.com/second-factor';
    const { user, sent } = visit({
      [list]: [account('ada@example.com'), account('bea@example.com', { secondFactor: true })],
      [`DELETE ${path}`]: {},
    });
    const name = /^Remove second factor/;
    expect((await row('ada@example.com')).queryByRole('button', { name })).toBeNull();
    await user.click((await row('bea@example.com')).getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(sent('DELETE')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(shownToast()?.title).toMatch('bea@example.com has no second'));
    expect(sent('DELETE')[0]?.path).toBe(path);
  });

  it('must include an administrator: the last one cannot be disabled, and the page says why', async () => {
    const message = 'The last administrator must stay: make somebody else one first';
    const { user } = visit({
      'DELETE /api/admin/staff/id-of-ada%40example.com': () => problem(409, { message }),
    });
    await user.click((await row('ada@example.com')).getByRole('button', { name: /^Disable/ }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disable' }),
    );
    await waitFor(() => expect(shownToast()?.description).toBe(message));
  });

  it('who have not accepted are invited again', async () => {
    const { user, sent } = visit({ 'POST /api/admin/staff': account('cleo@example.com') });
    await user.click(
      (await row('cleo@example.com')).getByRole('button', { name: /^Invite again/ }),
    );
    await waitFor(() => expect(shownToast()?.title).toBe('Invitation sent'));
    expect(sent('POST')[0]?.body).toMatchObject({ email: 'cleo@example.com', role: 'reader' });
  });

  it('are for administrators only, also in the rail', async () => {
    const { calls } = visit({
      'GET /api/admin/session': { email: 'ada@example.com', role: 'editor', idleMinutes: 30 },
    });
    expect(await screen.findByText(/Only administrators see this page/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'People' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Your account' })).toBeTruthy();
    expect(calls.some(({ path }) => path === '/api/admin/staff')).toBe(false);
  });
});
