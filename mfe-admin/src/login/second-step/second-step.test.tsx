import { screen, waitFor } from '@testing-library/react';
import {
  type FakeAnswer,
  problem,
  shownToast,
  startDesk,
  visitDesk,
} from '../../desk/testing/fake-desk';

const login = 'POST /api/admin/login';
const second = 'POST /api/admin/login/second-factor';
const session = { token: 't', username: 'ada@example.com', message: 'Login successful' };

const needed = (methods: string[]) => () =>
  problem(401, {
    code: 'second-factor-needed',
    challenge: 'the-challenge',
    methods,
    passkey: methods.includes('passkey') ? { challenge: 'the-challenge' } : undefined,
  });

const wrong = (path: string, message: string) => () =>
  problem(401, { code: 'wrong-second-factor', message, errors: [{ path, message }] });

/** Signs in with the password, at an account with these second factors. */
async function begin(methods: string[], answer: FakeAnswer | object = session) {
  const visit = visitDesk('/admin/login', { [login]: needed(methods), [second]: answer });
  await visit.user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await visit.user.type(screen.getByLabelText('Password'), 'correct horse');
  await visit.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Confirm It Is You' });
  return visit;
}

const press = (name: string) => screen.getByRole('button', { name });

beforeAll(() => import('./second-step'));
beforeEach(() => {
  startDesk();
  localStorage.clear();
});

describe('the second step of a sign-in', () => {
  it('asks for the code of an app, and goes to the dashboard', async () => {
    const { user, address, sent } = await begin(['code', 'recovery-code']);
    const field = await screen.findByLabelText('Code from your app');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByText(/An administrator can remove your second factor/)).toBeTruthy();
    await user.type(field, '123 456{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
    expect(sent('POST').at(-1)?.body).toEqual({ challenge: 'the-challenge', code: '123456' });
    expect(localStorage.getItem('adminToken')).toBe('t');
  });

  it('says at the field that a code is wrong, and what was typed stays', async () => {
    const message = 'This code is wrong, too old, or was used';
    const { user } = await begin(['code'], wrong('code', message));
    const field = await screen.findByLabelText('Code from your app');
    await user.type(field, '12345{Enter}');
    expect(await screen.findByText('Enter the 6 digits that your app shows')).toBeTruthy();
    await user.type(field, '6{Enter}');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', '123456');
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it('takes a recovery code instead', async () => {
    const { user, sent, address } = await begin(['code', 'recovery-code']);
    await screen.findByLabelText('Code from your app');
    await user.click(press('Use a recovery code'));
    const field = screen.getByLabelText('Recovery code');
    expect(document.activeElement).toBe(field);
    await user.type(field, 'ABCD-efgh-2345-6723{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
    expect(sent('POST').at(-1)?.body).toMatchObject({ recoveryCode: 'abcdefgh23456723' });
  });

  it('says why a passkey was not used, and offers the other ways', async () => {
    const { user } = await begin(['code', 'passkey', 'recovery-code']);
    await screen.findByLabelText('Code from your app');
    await user.click(press('Use a passkey'));
    expect(document.activeElement).toBe(press('Continue with a passkey'));
    await user.click(press('Continue with a passkey'));
    expect(await screen.findByText('The passkey was not used')).toBeTruthy();
    expect(press('Use a code from your app')).toBeTruthy();
    expect(press('Use a recovery code')).toBeTruthy();
  });

  it('goes back to the password when the sign-in has ended', async () => {
    const ended = () => problem(401, { code: 'sign-in-ended', message: 'This sign-in has ended.' });
    const { user } = await begin(['code'], ended);
    await user.type(await screen.findByLabelText('Code from your app'), '123456{Enter}');
    const email = await screen.findByLabelText('Email');
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(shownToast()).toMatchObject({ description: 'This sign-in has ended.' });
    expect(screen.getByRole('heading', { name: 'Staff Sign In' })).toBeTruthy();
  });
});
