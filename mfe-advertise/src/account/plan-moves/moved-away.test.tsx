import { screen, within } from '@testing-library/react';
import {
  aSubscription,
  englishWords,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { press, subscriptionPath } from '../../testing/subscription-visit';

const { id, plan, priceCents, paidUntil, card } = aSubscription();
const movedAway = {
  id,
  businessName: 'Ada Pies',
  plan,
  state: 'active',
  priceCents,
  paidUntil,
  card,
};
const withMoved = (...plans: object[]) => ({
  'GET /api/owner/subscription/moves': { sent: [], received: [], movedAway: plans },
});
const settings = '/account/settings';

beforeAll(() =>
  Promise.all([
    import('../subscription/subscription-page'),
    import('../overview/overview-page'),
    import('../settings/settings-page'),
    import('../spanish-account'),
  ]),
);
beforeEach(startAccount);

describe('the former payer of a moved plan, whose card still pays for it', () => {
  it.each([
    ['/account', 'Your subscription'],
    [subscriptionPath, 'Plan and payment'],
  ])('reads on %s which card is charged, and when', async (path, name) => {
    visitAccount(path, withMoved(movedAway, { odd: 'record' }));
    const part = within(await screen.findByRole('region', { name }));
    expect(await part.findByText('You have no subscription.')).toBeTruthy();
    expect(
      part.getByText(
        'You moved this plan to another address, and your Visa ending in 4242 still pays for it. It renews on April 1, 2027.',
      ),
    ).toBeTruthy();
    expect(part.getByRole('heading', { name: 'Monthly Listing, $49/month' })).toBeTruthy();
    expect(part.getByText('Business: Ada Pies')).toBeTruthy();
    expect(part.getByRole('link', { name: 'contact us' }).getAttribute('href')).toBe('/contact');
    expect(part.getAllByRole('listitem')).toHaveLength(1);
  });

  it.each([
    ['payment-failed', /The renewal of April 1, 2027 is not paid yet\.$/],
    ['ending', /It was cancelled and ends on April 1, 2027\. If it is kept, your Visa/],
  ])('reads the state of a plan that is %s', async (state, said) => {
    visitAccount(subscriptionPath, withMoved({ ...movedAway, state }));
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('reads before the deletion of the account that the plan goes on', async () => {
    const { user } = visitAccount(settings, withMoved(movedAway));
    await user.click(await press('Delete the account…'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(
        'The Monthly Listing that you moved to another address does not end with your account. Its renewals are charged to your Visa ending in 4242.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/nothing more is charged/)).toBeNull();
  });

  it('reads the same in Spanish', async () => {
    const states = ['active', 'payment-failed', 'ending'];
    const plans = states.map((state, index) => ({ ...movedAway, id: `sub_${index}`, state }));
    visitAccount(subscriptionPath, withMoved(...plans), 'es');
    expect(await screen.findAllByText(/^Usted pasó este plan a otra dirección/)).toHaveLength(3);
    expect(englishWords()).toEqual([]);
  });
});

test('an account without such a plan, or with the answer of an earlier release, says nothing of it', async () => {
  visitAccount(subscriptionPath);
  expect(await screen.findByText('You have no subscription.')).toBeTruthy();
  expect(screen.queryByText(/^You moved this plan/)).toBeNull();
});
