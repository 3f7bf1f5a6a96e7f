import { screen, waitFor, within } from '@testing-library/react';
import {
  noContent,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { aPasskeyRequest, encoded, useAuthenticator } from '../../testing/authenticator';

const challenge = encoded;
const creation = {
  challenge,
  rp: { name: 'Guide', id: 'localhost' },
  user: { id: encoded, name: 'ada@example.com', displayName: '' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
};
const passkey = {
  id: '00000000-0000-4000-8000-000000000009',
  name: 'Shop laptop',
  createdAt: '2027-03-01T18:00:00.000Z',
  lastUsedAt: null,
};
const cancelled = Object.assign(new Error('cancelled'), { name: 'NotAllowedError' });

const part = async () =>
  within(await screen.findByRole('region', { name: 'Sign in faster on this device' }));

beforeAll(() => Promise.all([import('../overview/overview-page'), import('./passkey-calls')]));
beforeEach(() => {
  startAccount();
  useAuthenticator();
});

describe('passkeys of an account', () => {
  it('are added with a name, by keyboard', async () => {
    const { user, answers, sent } = visitAccount('/account', {
      'POST /api/owner/passkeys/options': creation,
      'POST /api/owner/passkeys': passkey,
    });
    const name = await (await part()).findByLabelText('Name of this device');
    answers['GET /api/owner/passkeys'] = [passkey];
    await user.type(name, 'Shop laptop{Enter}');
    expect(await (await part()).findByText(/not used yet/)).toBeTruthy();
    expect(shownToast()?.title).toBe('Passkey added');
    expect(sent('POST')[1]?.body).toMatchObject({ challenge, name: 'Shop laptop' });
    expect(name).toHaveProperty('value', '');
  });

  it('need a name, and the page says why none was created', async () => {
    useAuthenticator(cancelled);
    const { user, sent } = visitAccount('/account', {
      'POST /api/owner/passkeys/options': creation,
    });
    const name = await (await part()).findByLabelText('Name of this device');
    await user.click((await part()).getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('A name is required')).toBeTruthy();
    expect(sent('POST')).toEqual([]);
    await user.type(name, 'Phone{Enter}');
    expect(await screen.findByText(/It was cancelled, took too long/)).toBeTruthy();
    expect(name).toHaveProperty('value', 'Phone');
  });

  it('need a recent sign-in, which is offered with the address of the account', async () => {
    const { user, sent } = visitAccount('/account', {
      'POST /api/owner/passkeys/options': problem(403, { message: 'You signed in long ago' }),
      'POST /api/owner/sign-in': noContent,
    });
    await user.type(await (await part()).findByLabelText('Name of this device'), 'Phone{Enter}');
    expect(await screen.findByText('Please sign in again first')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Send me a sign-in link' }));
    expect(await screen.findByText('Check your mail')).toBeTruthy();
    expect(sent('POST').at(-1)?.body).toEqual({ email: 'ada@example.com' });
  });

  it('are not added after the session has ended, and the page offers a sign-in', async () => {
    const { user, answers } = visitAccount('/account', {
      'POST /api/owner/passkeys/options': problem(401, { message: 'Please sign in' }),
    });
    const name = await (await part()).findByLabelText('Name of this device');
    answers['GET /api/owner/session'] = problem(401);
    await user.type(name, 'Phone{Enter}');
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
  });

  it('are removed after a confirmation', async () => {
    const { user, answers, sent } = visitAccount('/account', {
      'GET /api/owner/passkeys': [passkey],
      [`DELETE /api/owner/passkeys/${passkey.id}`]: noContent,
    });
    await user.click(await (await part()).findByRole('button', { name: 'Remove Shop laptop' }));
    answers['GET /api/owner/passkeys'] = [];
    await user.click(await screen.findByRole('button', { name: 'Yes, remove it' }));
    await waitFor(() => expect(screen.queryByText('Shop laptop')).toBeNull());
    expect(sent('DELETE')).toHaveLength(1);
  });
});

describe('signing in with a passkey', () => {
  const nobody = { 'GET /api/owner/session': problem(401) };
  const button = () => screen.findByRole('button', { name: 'Sign in with a passkey' });

  it('names no address and opens the account', async () => {
    const { user, answers, sent } = visitAccount('/account', {
      ...nobody,
      'POST /api/owner/sign-in/passkey/options': aPasskeyRequest,
      'POST /api/owner/sign-in/passkey': {},
    });
    const press = await button();
    answers['GET /api/owner/session'] = { email: 'ada@example.com', expiresAt: '' };
    await user.click(press);
    expect(await screen.findByText('ada@example.com')).toBeTruthy();
    expect(sent('POST')[1]?.body).toMatchObject({ challenge, passkey: { id: encoded } });
  });

  it('says when it was cancelled, and when the server refuses', async () => {
    useAuthenticator(cancelled);
    const message = 'This passkey was not accepted';
    const { user } = visitAccount('/account', {
      ...nobody,
      'POST /api/owner/sign-in/passkey/options': aPasskeyRequest,
      'POST /api/owner/sign-in/passkey': problem(401, { message }),
    });
    await user.click(await button());
    expect(await screen.findByText(/It was cancelled/)).toBeTruthy();
    useAuthenticator();
    await user.click(await button());
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
