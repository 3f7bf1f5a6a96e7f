import { screen, waitFor } from '@testing-library/react';
import { blockStorage } from '@town/slice-kit/testing/block-storage';
import { refused } from '@town/slice-kit/testing/network';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { useToasts } from '@town/slice-kit/toasts';
import { createRoutes } from '../routes';

const visit = (api: Record<string, unknown> = {}) =>
  renderRoutes(createRoutes, { path: '/admin/login', api });
const toast = () => useToasts.getState().toast;
const signIn = () => screen.getByRole('button', { name: 'Sign In' });

beforeEach(() => {
  localStorage.clear();
  useToasts.setState({ toast: null, lastId: 0 });
});
afterEach(() => jest.restoreAllMocks());

async function fillIn(user: ReturnType<typeof visit>['user']) {
  await user.type(screen.getByLabelText('Email'), 'staff@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
}

describe('the sign-in', () => {
  it('asks for an e-mail address and a password', async () => {
    const { user, asked } = visit();
    expect(screen.getByText('Authorized staff only')).toBeTruthy();
    expect(screen.queryByText(/You are signed in/)).toBeNull();
    await user.click(signIn());
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('remembers the session and goes to the dashboard', async () => {
    const { user, address } = visit({
      '/api/admin/login': { token: 't', username: 'staff@example.com', message: 'ok' },
    });
    await fillIn(user);
    await user.click(signIn());
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
    expect(localStorage.getItem('adminToken')).toBe('t');
    expect(localStorage.getItem('adminUser')).toBe('staff@example.com');
    expect(toast()).toMatchObject({ title: 'Login Successful' });
  });

  it('shows the way to the dashboard and the desk to staff whose session still runs', async () => {
    localStorage.setItem('adminToken', 't');
    localStorage.setItem('adminUser', 'staff@example.com');
    visit();
    expect(await screen.findByText('You are signed in as staff@example.com')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'dashboard' }).getAttribute('href')).toBe(
      '/admin/dashboard',
    );
    expect(screen.getByRole('link', { name: 'desk' }).getAttribute('href')).toBe('/admin/content');
    expect(signIn()).toBeTruthy();
  });

  it('signs in for as long as the page is open where the browser blocks storage', async () => {
    blockStorage();
    const { user } = visit({
      '/api/admin/login': { token: 't', username: 'staff@example.com', message: 'ok' },
      '/api/admin/advertisers?limit=25&offset=0&sort=newest': [],
    });
    await fillIn(user);
    await user.click(signIn());
    expect(await screen.findByText('No advertiser applications yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Staff Sign In' })).toBeTruthy();
  });

  it("shows the server's message when it refuses", async () => {
    const problem = {
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'Invalid credentials',
      message: 'Invalid credentials',
    };
    const { user } = visit({ '/api/admin/login': refused(401, JSON.stringify(problem)) });
    await fillIn(user);
    await user.click(signIn());
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Login Failed', description: 'Invalid credentials' }),
    );
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it('says when the server cannot be reached', async () => {
    const { user } = visit();
    await fillIn(user);
    await user.click(signIn());
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Login Error',
        description: 'An error occurred during login.',
      }),
    );
  });
});
