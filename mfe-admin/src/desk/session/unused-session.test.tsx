import { act, screen, waitFor } from '@testing-library/react';
import { keep } from '@town/slice-kit/kept';
import { blockStorage } from '@town/slice-kit/testing/block-storage';
import { useSession } from '../../session/session';
import { problem, startDesk, visitDesk } from '../testing/fake-desk';

const minute = 60_000;

function visit() {
  return visitDesk('/admin/account', {
    'GET /api/admin/sessions': [],
    'GET /api/admin/session': { email: 'ada@example.com', role: 'reader', idleMinutes: 30 },
  });
}

/** Moves the clock by this many minutes and makes the page check it. */
async function pass(minutes: number) {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + minutes * minute);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeAll(() => Promise.all([import('../desk-layout'), import('../account/account-page')]));
beforeEach(startDesk);
afterEach(() => jest.restoreAllMocks());

const warning = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const signIn = () => screen.queryByRole('dialog', { name: 'Please sign in again' });
const page = () => screen.findByRole('heading', { name: 'Your account' });

describe('a session that nobody uses', () => {
  it('warns two minutes before it ends, and continues after a press of the button', async () => {
    const { user, calls } = visit();
    await page();
    await pass(27.9);
    expect(warning()).toBeNull();
    await pass(0.2);
    expect(warning()).toBeTruthy();
    const asked = calls.length;
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(asked));
    await pass(0.1);
    await waitFor(() => expect(warning()).toBeNull());
    await pass(20);
    expect(warning()).toBeNull();
    expect(signIn()).toBeNull();
  });

  it('ends in the browser, too, and the sign-in covers the unchanged page', async () => {
    visit();
    await page();
    await pass(30);
    await waitFor(() => expect(signIn()).toBeTruthy());
    expect(warning()).toBeNull();
    expect(screen.getByText('ada@example.com, reader')).toBeTruthy();
  });

  it('counts as used when another tab has used it', async () => {
    visit();
    await page();
    await pass(25);
    keep('browser', 'staff-use', Date.now());
    await pass(4);
    expect(warning()).toBeNull();
  });

  it('that the server has ended asks to sign in', async () => {
    const { user, answers } = visit();
    await page();
    await pass(28.1);
    answers['GET /api/admin/session'] = () => problem(401);
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(signIn()).toBeTruthy());
  });

  it('continues when the browser blocks storage', async () => {
    blockStorage();
    useSession.setState({ state: 'signed-in', token: 'a-token', user: 'ada@example.com' });
    visit();
    await page();
    await pass(1);
    expect(signIn()).toBeNull();
    await pass(28);
    expect(warning()).toBeTruthy();
  });
});
