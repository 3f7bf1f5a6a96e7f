import { screen } from '@testing-library/react';
import { problem, startDesk, visitDesk } from '../desk/testing/fake-desk';

const chosen = 'willow kettle lantern';

beforeAll(() =>
  Promise.all([
    import('./welcome-page'),
    import('./reset-password-page'),
    import('./forgotten-password-page'),
  ]),
);
beforeEach(() => {
  startDesk();
  localStorage.clear();
});

describe.each([
  ['/admin/welcome', '/api/admin/invitations/accept'],
  ['/admin/reset-password', '/api/admin/password/reset'],
])('the link to %s', (path, api) => {
  const save = () => screen.findByRole('button', { name: 'Save password' });

  it('lets its reader choose a password and leads to the sign-in', async () => {
    const { user, sent } = visitDesk(`${path}?token=secret`, {
      [`POST ${api}`]: { email: 'new@example.com' },
    });
    await user.type(await screen.findByLabelText('New password'), chosen);
    await user.click(await save());
    expect(await screen.findByText(/Sign in with new@example.com/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/admin/login');
    expect(sent('POST')[0]?.body).toEqual({ token: 'secret', password: chosen });
  });

  it('says when it no longer works', async () => {
    const { user } = visitDesk(`${path}?token=old`, {});
    await user.type(await screen.findByLabelText('New password'), chosen);
    await user.click(await save());
    expect(await screen.findByText('This link no longer works')).toBeTruthy();
  });

  it('says so at once without a token', async () => {
    visitDesk(path, {});
    expect(await screen.findByText('This link no longer works')).toBeTruthy();
  });

  it('says at the field why a password is refused', async () => {
    const message = 'This password is one of the first that are guessed';
    const { user } = visitDesk(`${path}?token=secret`, {
      [`POST ${api}`]: () => problem(400, { message, errors: [{ path: 'password', message }] }),
    });
    await user.type(await screen.findByLabelText('New password'), 'Password1234');
    await user.click(await save());
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  it('is asked for at the sign-in, and the answer does not say whether there is an account', async () => {
    const { user, address, sent } = visitDesk('/admin/login', {
      'POST /api/admin/password/forgotten': () => new Response('', { status: 202 }),
    });
    await user.click(await screen.findByRole('link', { name: 'Forgotten password?' }));
    const send = await screen.findByRole('button', { name: 'Send the link' });
    expect(address()).toBe('/admin/forgotten-password');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.click(send);
    expect(await screen.findByText(/If ada@example.com is the address/)).toBeTruthy();
    expect(sent('POST')[0]?.body).toEqual({ email: 'ada@example.com' });
  });

  it('needs an e-mail address', async () => {
    const { user, sent } = visitDesk('/admin/forgotten-password', {});
    await user.click(await screen.findByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(sent('POST')).toEqual([]);
  });
});
