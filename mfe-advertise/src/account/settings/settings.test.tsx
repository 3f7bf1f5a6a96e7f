import { screen, waitFor, within } from '@testing-library/react';
import {
  aSubscription,
  noContent,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { aDevice, twoDevices } from '../../testing/owner-devices';

beforeAll(() => Promise.all([import('./settings-page'), import('../overview/overview-page')]));
beforeEach(startAccount);

describe('the settings of an account', () => {
  it('list the devices, and sign another one out', async () => {
    const { user, sent, answers } = visitAccount('/account/settings', {
      ...twoDevices,
      'DELETE /api/owner/sessions/s2': noContent,
    });
    expect(await screen.findByText('This device.')).toBeTruthy();
    const buttons = screen.getAllByRole('button', { name: /^Sign out there/ });
    expect(buttons).toHaveLength(1);
    answers['GET /api/owner/sessions'] = [aDevice('s1', true)];
    await user.click(buttons[0]!);
    await waitFor(() => expect(shownToast()?.title).toBe('Signed out there'));
    expect(sent('DELETE')[0]?.headers.get('x-requested-with')).toBe('town-guide');
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Where you are signed in' }),
    );
  });

  it('sign every other device out after a confirmation', async () => {
    const { user, sent, answers } = visitAccount('/account/settings', {
      ...twoDevices,
      'DELETE /api/owner/sessions': noContent,
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere else?' });
    expect(sent('DELETE')).toEqual([]);
    answers['GET /api/owner/sessions'] = [aDevice('s1', true)];
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Signed out everywhere else'));
    expect(sent('DELETE').map(({ path }) => path)).toEqual(['/api/owner/sessions']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('heading', { name: 'Where you are signed in' }),
      ),
    );
  });

  it('say before deletion of the account that a plan can still be refunded', async () => {
    const { user } = visitAccount('/account/settings', {
      'GET /api/owner/subscription': {
        subscription: aSubscription(),
        others: [
          aSubscription({
            id: 'sub_2',
            plan: 'annual',
            refundableUntil: '2027-03-31T18:00:00.000Z',
            refundableCents: 39_500,
          }),
        ],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete the account…' }));
    expect(
      await screen.findByText(/^A refund of \$395 is possible until March 31, 2027/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get the refund first' }).getAttribute('href')).toBe(
      '/account/subscription',
    );
  });

  it('say nothing of a subscription that has ended already', async () => {
    const { user } = visitAccount('/account/settings', {
      'GET /api/owner/subscription': {
        subscription: aSubscription({ state: 'ended' }),
        others: [],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete the account…' }));
    expect(await screen.findByText('Every device is signed out.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Your subscription ends/)).toBeNull());
    expect(screen.getByText('You cannot edit your listing any more.')).toBeTruthy();
  });

  it('say what becomes of a subscription that is not reported yet', async () => {
    const { user } = visitAccount('/account/settings', {
      'GET /api/owner/subscription': { subscription: null, others: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete the account…' }));
    const said = 'Any subscription ends now. What is paid already is not returned, nor is credit.';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText(/Your subscription ends/)).toBeNull();
  });

  it('delete the account after explaining what ends with it', async () => {
    const { user, sent, answers } = visitAccount('/account/settings', {
      'GET /api/owner/subscription': { subscription: aSubscription(), others: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete the account…' }));
    expect(await screen.findByText(/Your subscription ends now/)).toBeTruthy();
    expect(screen.getByText(/the manager of the longest standing becomes its owner/)).toBeTruthy();
    expect(sent('DELETE')).toEqual([]);
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    answers['GET /api/owner/session'] = problem(401);
    let finish!: (answer: Response) => void;
    const deleted = new Promise<Response>((resolve) => {
      finish = resolve;
    });
    answers['DELETE /api/owner/account'] = () => deleted;
    await user.click(screen.getByRole('button', { name: 'Delete the account' }));
    const keep = screen.getByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(keep.getAttribute('aria-disabled')).toBe('true'));
    // A disabled button would lose the focus.
    expect(keep).toHaveProperty('disabled', false);
    finish(noContent());
    expect(await screen.findByRole('heading', { name: 'Your Account Is Deleted' })).toBeTruthy();
    expect(sent('DELETE').map(({ path }) => path)).toEqual(['/api/owner/account']);
    expect(document.title).toMatch(/^Your Account Is Deleted/);
    // A screen reader says the focused text only.
    expect(document.activeElement?.textContent).toMatch(
      /^Your account is deleted\. Every device is signed out\./,
    );
    expect(scroll).toHaveBeenCalledWith(0, 0);
    scroll.mockRestore();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/account');
  });
});
