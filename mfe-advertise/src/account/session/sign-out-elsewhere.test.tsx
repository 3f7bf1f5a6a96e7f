import { act, screen, waitFor } from '@testing-library/react';
import { noContent, problem, startAccount, visitAccount } from '../../testing/account-visit';
import { signOutKey } from './session-end';

beforeAll(() => import('../overview/overview-page'));
beforeEach(startAccount);
afterEach(() => jest.restoreAllMocks());

const tell = (key: string) =>
  act(async () => {
    dispatchEvent(new StorageEvent('storage', { key, newValue: '1', storageArea: localStorage }));
  });

describe('a page of an account in another tab', () => {
  it('shows nothing of the owner any more once one tab has signed out', async () => {
    const { answers } = visitAccount('/account');
    expect((await screen.findAllByText(/ada@example\.com/)).length).toBeGreaterThan(0);
    answers['GET /api/owner/session'] = () => new Promise<Response>(() => {});
    await tell(signOutKey);
    expect(screen.queryByText(/ada@example\.com/)).toBeNull();
    answers['GET /api/owner/session'] = problem(401);
    await tell(signOutKey);
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
  });

  it('stays when another tab stores something else', async () => {
    const { sent } = visitAccount('/account');
    await screen.findByRole('button', { name: 'Sign out' });
    const asked = sent('GET').length;
    await tell('kept:anything');
    expect(sent('GET')).toHaveLength(asked);
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  });
});

it('the other tabs learn of a sign-out', async () => {
  const stores = jest.spyOn(Storage.prototype, 'setItem');
  const { user, answers } = visitAccount('/account', { 'DELETE /api/owner/session': noContent });
  const signOut = await screen.findByRole('button', { name: 'Sign out' });
  answers['GET /api/owner/session'] = problem(401);
  await user.click(signOut);
  expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
  expect(stores).toHaveBeenCalledWith(signOutKey, expect.any(String));
});

it('the page after a sign-out is shown from its top', async () => {
  const scroll = jest.spyOn(window, 'scrollTo');
  const { user, answers } = visitAccount('/account', { 'DELETE /api/owner/session': noContent });
  const signOut = await screen.findByRole('button', { name: 'Sign out' });
  answers['GET /api/owner/session'] = problem(401);
  await user.click(signOut);
  await waitFor(() => expect(scroll).toHaveBeenCalledWith(0, 0));
});

it('a browser without storage signs out as well', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  const { user, answers } = visitAccount('/account', { 'DELETE /api/owner/session': noContent });
  const signOut = await screen.findByRole('button', { name: 'Sign out' });
  answers['GET /api/owner/session'] = problem(401);
  await user.click(signOut);
  await waitFor(() => expect(screen.getByRole('form', { name: 'Sign in' })).toBeTruthy());
});
