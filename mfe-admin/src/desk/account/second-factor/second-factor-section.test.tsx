import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startDesk, visitDesk } from '../../testing/fake-desk';

const own = '/api/admin/second-factor';
const session = { email: 'ada@example.com', role: 'administrator', idleMinutes: 30 };
const secret = 'ABCDEFGHIJKLMNOP';
const recoveryCodes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
const passkey = {
  id: 'p1',
  name: 'Office laptop',
  createdAt: '2027-03-09T20:05:00.000Z',
  lastUsedAt: null,
};

function visit(active: object, given: Record<string, object> = {}) {
  return visitDesk('/admin/account', {
    'GET /api/admin/sessions': [],
    'GET /api/admin/session': session,
    [`GET ${own}`]: {
      required: false,
      oneTimeCode: false,
      passkeys: [],
      recoveryCodes: 0,
      ...active,
    },
    [`POST ${own}/one-time-code`]: { secret, uri: `otpauth://totp/Town:ada?secret=${secret}` },
    ...given,
  });
}

const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

beforeAll(() =>
  Promise.all([import('../../desk-layout'), import('../account-page'), import('./qr-code')]),
);
beforeEach(startDesk);

describe("a staff member's own second factor", () => {
  it('is turned on with a code of the app, and shows the recovery codes once', async () => {
    const { user, sent } = visit({}, { [`PUT ${own}/one-time-code`]: { recoveryCodes } });
    await user.click(await button('Turn on one-time codes'));
    expect(await screen.findByRole('img', { name: 'QR code of the secret' })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    const form = await dialog();
    await user.type(form.getByLabelText('Code from your app'), '123456');
    await user.type(form.getByLabelText('Your password now'), 'correct horse');
    await user.click(form.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('aaaa-bbbb-cccc-dddd')).toBeTruthy();
    expect(sent('PUT')[0]?.body).toEqual({ code: '123456', password: 'correct horse' });
    await user.click(await button('I have stored them'));
    await waitFor(() => expect(screen.queryByText('aaaa-bbbb-cccc-dddd')).toBeNull());
    expect(sent('POST')).toHaveLength(1);
  });

  it('stays off when the code is wrong, and the field shows the error', async () => {
    const message = 'This code is wrong, too old, or was used';
    const { user } = visit(
      {},
      { [`PUT ${own}/one-time-code`]: () => problem(400, { errors: [{ path: 'code', message }] }) },
    );
    await user.click(await button('Turn on one-time codes'));
    await screen.findByText('ABCD EFGH IJKL MNOP');
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Turn on' }));
    expect(await form.findByText('Enter the 6 digits that your app shows')).toBeTruthy();
    expect(form.getByText('Your password is required')).toBeTruthy();
    await user.type(form.getByLabelText('Code from your app'), '123456');
    await user.type(form.getByLabelText('Your password now'), 'correct horse{Enter}');
    expect(await form.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText('Code from your app'));
  });

  it('lists passkeys, which are renamed and removed', async () => {
    const { user, sent } = visit(
      { passkeys: [passkey], recoveryCodes: 10 },
      {
        [`PUT ${own}/passkeys/p1`]: () => new Response(null, { status: 204 }),
        [`POST ${own}/passkeys/p1/remove`]: () => new Response(null, { status: 204 }),
      },
    );
    await user.click(await button('Rename Office laptop'));
    const rename = await dialog();
    await user.clear(rename.getByLabelText('Name of the passkey'));
    await user.type(rename.getByLabelText('Name of the passkey'), 'Home{Enter}');
    await waitFor(() => expect(shownToast()?.title).toBe('Passkey renamed'));
    expect(sent('PUT')[0]?.body).toEqual({ name: 'Home' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button('Remove Office laptop'));
    const remove = await dialog();
    await user.type(remove.getByLabelText('Your password now'), 'correct horse{Enter}');
    await waitFor(() => expect(shownToast()?.title).toBe('Passkey removed'));
    expect(sent('POST')[0]?.body).toEqual({ password: 'correct horse' });
  });

  it('cannot be removed when it is the last and a required one, and the page says why', async () => {
    const message = 'Your role needs a second factor: add another one first';
    const { user } = visit(
      { required: true, passkeys: [passkey] },
      { [`POST ${own}/passkeys/p1/remove`]: () => problem(409, { message }) },
    );
    await user.click(await button('Remove Office laptop'));
    const remove = await dialog();
    await user.type(remove.getByLabelText('Your password now'), 'correct horse{Enter}');
    expect(await remove.findByText(message)).toBeTruthy();
  });

  it('gets new recovery codes after the password is entered', async () => {
    const { user } = visit(
      { oneTimeCode: true, recoveryCodes: 3 },
      { [`POST ${own}/recovery-codes`]: { recoveryCodes } },
    );
    expect(await screen.findByText('3 left.', { exact: false })).toBeTruthy();
    await user.click(await button('Get new recovery codes'));
    const form = await dialog();
    await user.type(form.getByLabelText('Your password now'), 'correct horse{Enter}');
    expect(await screen.findByText('eeee-ffff-gggg-hhhh')).toBeTruthy();
  });

  it('says that no passkey was created when the browser refuses', async () => {
    const options = {
      challenge: 'c',
      rp: { name: 'Town' },
      user: { id: 'u', name: 'ada', displayName: '' },
      pubKeyCredParams: [],
    };
    const { user } = visit({}, { [`POST ${own}/passkeys/options`]: options });
    await user.click(await button('Add a passkey'));
    const form = await dialog();
    await user.type(form.getByLabelText('Name of the passkey'), 'Phone');
    await user.type(form.getByLabelText('Your password now'), 'correct horse{Enter}');
    expect(await form.findByText(/^The passkey was not made/)).toBeTruthy();
  });
});

describe('an administrator who must add a second factor', () => {
  const must = { 'GET /api/admin/session': { ...session, mustEnroll: true } };

  it('is redirected to their account from every page of the desk', async () => {
    const { 'GET /api/admin/session': answer } = must;
    const { address, calls } = visitDesk('/admin/people', {
      'GET /api/admin/session': answer,
      'GET /api/admin/sessions': [],
      [`GET ${own}`]: { required: true, oneTimeCode: false, passkeys: [], recoveryCodes: 0 },
    });
    expect(await screen.findByText('Add a second factor to go on')).toBeTruthy();
    expect(address()).toBe('/admin/account');
    expect(calls.some(({ path }) => path === '/api/admin/staff')).toBe(false);
  });

  it('is redirected there from the dashboard, whose calls the server refuses', async () => {
    const refused = () => problem(403);
    const { address } = visitDesk('/admin/dashboard', {
      ...must,
      'GET /api/admin/sessions': [],
      'GET /api/admin/advertisers': refused,
      'GET /api/admin/advertisers/counts': refused,
      [`GET ${own}`]: { required: true, oneTimeCode: false, passkeys: [], recoveryCodes: 0 },
    });
    await waitFor(() => expect(address()).toBe('/admin/account'));
    expect(await screen.findByText('Add a second factor to go on')).toBeTruthy();
  });
});
