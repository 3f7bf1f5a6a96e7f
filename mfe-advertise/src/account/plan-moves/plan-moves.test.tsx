import { screen, waitFor, within } from '@testing-library/react';
import {
  aSubscription,
  noContent,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { press, subscriptionPath, withSubscription } from '../../testing/subscription-visit';

const moves = '/api/owner/subscription/moves';
const until = '2027-04-08T18:00:00.000Z';
const waiting = { id: 'move-1', subscription: 'sub_1', email: 'bob@example.com', until };
const received = { id: 'move-2', from: 'cleo@example.com', until, subscription: aSubscription() };
const nobody = { subscription: null, others: [] };

beforeAll(() =>
  Promise.all([import('../subscription/subscription-page'), import('../overview/overview-page')]),
);
beforeEach(startAccount);

const openDialog = async (user: ReturnType<typeof visitAccount>['user']) => {
  await user.click(await press('Move to another address…'));
  return within(await screen.findByRole('dialog', { name: 'Move the plan to another address' }));
};

describe('the payer of a plan', () => {
  it('offers it to another address, sees that it waits, and keeps the focus', async () => {
    const { user, sent, answers } = visitAccount(subscriptionPath, {
      ...withSubscription(),
      [`POST ${moves}`]: noContent,
    });
    const dialog = await openDialog(user);
    expect(
      dialog.getByText(/^The other address has to accept the plan within 7 days/),
    ).toBeTruthy();
    expect(dialog.getByText(/^Your card stays the card of the plan/)).toBeTruthy();
    expect(dialog.getByText(/^Download the invoices that you need first/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'your account' }).getAttribute('href')).toBe(
      '/account',
    );
    await user.type(dialog.getByLabelText(/^E-mail address/), 'bob@example.com');
    answers[`GET ${moves}`] = { sent: [waiting], received: [] };
    await user.click(dialog.getByRole('button', { name: 'Offer the plan' }));
    expect(
      await screen.findByText(
        'This plan waits for bob@example.com, who can take it over until April 8, 2027. It is yours until then.',
      ),
    ).toBeTruthy();
    expect(sent('POST')[0]).toMatchObject({
      path: moves,
      body: { subscription: 'sub_1', email: 'bob@example.com' },
    });
    expect(sent('POST')[0]?.headers.get('content-language')).toBe('en');
    await waitFor(() =>
      expect(shownToast()?.description).toBe(
        'We write to bob@example.com. One address gets at most three offers and invitations a day.',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Withdraw the move');
  });

  it.each(['active', 'ending', 'payment-failed'] as const)(
    'can move a plan that is %s',
    async (state) => {
      visitAccount(subscriptionPath, withSubscription({ state }));
      expect(await press('Move to another address…')).toBeTruthy();
    },
  );

  it.each([
    [{ state: 'ending' as const }, true],
    [{ state: 'ending' as const, card: null }, false],
    [{ card: null }, false],
  ])('is promised no renewal that would not happen: %j', async (given, hasCard) => {
    const { user } = visitAccount(subscriptionPath, withSubscription(given));
    const dialog = await openDialog(user);
    expect(dialog.queryByText(/^Your card stays the card of the plan/)).toBeNull();
    const cancelled = dialog.queryByText('The plan was cancelled and ends on April 1, 2027.');
    expect(cancelled !== null).toBe('state' in given);
    expect(dialog.queryByText(/^If the other address keeps it, your card/) !== null).toBe(hasCard);
  });

  it('cannot move a plan that has ended', async () => {
    visitAccount(subscriptionPath, withSubscription({ state: 'ended' }));
    await screen.findByText(/^It ended on/);
    expect(screen.queryByRole('button', { name: 'Move to another address…' })).toBeNull();
  });

  it('reads at the field why an address is not possible, before and after it was sent', async () => {
    const message = 'This plan waits for another address already.';
    const { user, sent } = visitAccount(subscriptionPath, {
      ...withSubscription(),
      [`POST ${moves}`]: problem(409, { message }),
    });
    const dialog = await openDialog(user);
    const field = dialog.getByLabelText(/^E-mail address/);
    const offer = dialog.getByRole('button', { name: 'Offer the plan' });
    await user.click(offer);
    expect(await dialog.findByText('Please enter a valid email address')).toBeTruthy();
    await user.type(field, 'ADA@example.com');
    await user.click(offer);
    expect(await dialog.findByText('This plan has this address already')).toBeTruthy();
    expect(sent('POST')).toEqual([]);
    await user.clear(field);
    await user.type(field, 'bob@example.com');
    await user.click(offer);
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field);
  });

  it('withdraws it, and can offer it again', async () => {
    const { user, sent, answers } = visitAccount(subscriptionPath, {
      ...withSubscription(),
      [`GET ${moves}`]: { sent: [waiting], received: [] },
      [`DELETE ${moves}/move-1`]: noContent,
    });
    const button = await press('Withdraw the move');
    answers[`GET ${moves}`] = { sent: [], received: [] };
    await user.click(button);
    await waitFor(() => expect(button.textContent).toBe('Move to another address…'));
    expect(document.activeElement).toBe(button);
    expect(sent('DELETE')).toHaveLength(1);
    expect(screen.queryByText(/^This plan waits for/)).toBeNull();
    expect(shownToast()).toMatchObject({ title: 'Withdrawn' });
  });

  it('learns that it was taken over meanwhile, and no longer sees it', async () => {
    const message = 'This plan has been taken over already.';
    const { user, answers } = visitAccount(subscriptionPath, {
      ...withSubscription(),
      [`GET ${moves}`]: { sent: [waiting], received: [] },
      [`DELETE ${moves}/move-1`]: problem(409, { message }),
    });
    const button = await press('Withdraw the move');
    answers['GET /api/owner/subscription'] = nobody;
    answers[`GET ${moves}`] = { sent: [], received: [] };
    await user.click(button);
    await waitFor(() => expect(shownToast()).toMatchObject({ description: message }));
    expect(await screen.findByText('You have no subscription.')).toBeTruthy();
  });
});

describe('the address that can take a plan over', () => {
  const part = async () =>
    within(await screen.findByRole('region', { name: 'You can take over a plan' }));

  it('can tell several plans apart by their business, payer and date', async () => {
    const other = aSubscription({
      businessName: 'Bee Shop',
      paidUntil: '2027-04-20T18:00:00.000Z',
    });
    const { user } = visitAccount(subscriptionPath, {
      [`GET ${moves}`]: {
        sent: [],
        received: [received, { ...received, id: 'move-3', subscription: other }],
      },
    });
    const offered = await part();
    const said = 'cleo@example.com, paid until April 1, 2027';
    const first = `Monthly Listing, ${said}`;
    const second = `Monthly Listing, ${said.replace('April 1,', 'April 20,')}, Bee Shop`;
    expect(offered.getByText('Business: Bee Shop')).toBeTruthy();
    expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      [first, second].flatMap((name) => [`Take over: ${name}`, `Decline: ${name}`]),
    );
    const [, , accept, decline] = offered.getAllByRole('button');
    for (const button of [accept!, decline!]) {
      await user.click(button);
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(second)).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: 'Not now' }));
    }
  });

  it.each(['/account', subscriptionPath])(
    'sees on %s what it costs, and takes it over',
    async (path) => {
      const { user, sent, answers } = visitAccount(path, {
        [`GET ${moves}`]: { sent: [], received: [received] },
        [`POST ${moves}/move-2/accept`]: noContent,
      });
      const offered = await part();
      expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Take over',
        'Decline',
      ]);
      expect(offered.getByText(/^cleo@example.com pays for this plan/)).toBeTruthy();
      const facts = offered.getAllByRole('definition').map(({ textContent }) => textContent);
      expect(facts).toEqual(['$49/month', '$49 on April 1, 2027', 'Visa ending in 4242']);
      await user.click(offered.getByRole('button', { name: 'Take over' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Take the plan over?' }));
      expect(dialog.getByText(/^Renewals are charged to the Visa ending in 4242/)).toBeTruthy();
      expect(dialog.queryByText(/refund/)).toBeNull();
      expect(sent('POST')).toEqual([]);
      answers[`GET ${moves}`] = { sent: [], received: [] };
      answers['GET /api/owner/subscription'] = { subscription: received.subscription, others: [] };
      await user.click(dialog.getByRole('button', { name: 'Yes, take it over' }));
      expect(await screen.findByText(/^It renews on April 1, 2027/)).toBeTruthy();
      expect(sent('POST')[0]?.body).toEqual({
        plan: 'monthly',
        priceCents: 4_900,
        state: 'active',
        comingPriceCents: null,
      });
      expect(shownToast()).toMatchObject({ title: 'The plan is yours now' });
      expect(screen.queryByRole('region', { name: 'You can take over a plan' })).toBeNull();
      await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    },
  );

  it('declines it after a confirmation', async () => {
    const { user, sent, answers } = visitAccount(subscriptionPath, {
      [`GET ${moves}`]: { sent: [], received: [received] },
      [`POST ${moves}/move-2/decline`]: noContent,
    });
    await user.click((await part()).getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the plan?' }));
    answers[`GET ${moves}`] = { sent: [], received: [] };
    await user.click(dialog.getByRole('button', { name: 'Yes, decline it' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'You can take over a plan' })).toBeNull(),
    );
    expect(sent('POST')).toHaveLength(1);
    expect(shownToast()).toMatchObject({ title: 'Declined' });
  });

  it('learns that the plan has changed since it was shown, and sees the new price', async () => {
    const message = 'This plan has changed since it was shown. Please look at it again.';
    const { user, answers } = visitAccount(subscriptionPath, {
      [`GET ${moves}`]: { sent: [], received: [received] },
      [`POST ${moves}/move-2/accept`]: problem(409, { message }),
    });
    await user.click((await part()).getByRole('button', { name: 'Take over' }));
    const yearly = aSubscription({ plan: 'annual', priceCents: 49_500 });
    answers[`GET ${moves}`] = { sent: [], received: [{ ...received, subscription: yearly }] };
    await user.click(await press('Yes, take it over'));
    await waitFor(() => expect(shownToast()).toMatchObject({ description: message }));
    expect(await screen.findByText(/^Annual Listing, \$495\/year: it renews/)).toBeTruthy();
    expect(
      screen.getByText(/^A refund goes back to the card that paid, which can be that of cleo@ex/),
    ).toBeTruthy();
  });

  it.each([
    [
      { state: 'ending' },
      'Cancelled',
      'It ends on April 1, 2027, unless you keep it.',
      /^Monthly Listing, \$49\/month: it was cancelled and ends on April 1, 2027/,
    ],
    [
      { state: 'payment-failed', graceUntil: '2027-04-15T18:00:00.000Z' },
      'Payment failed',
      'The renewal of April 1, 2027 is not paid. Unless a card pays it, the plan ends on April 15, 2027.',
      /^Its last renewal is not paid/,
    ],
  ] as const)(
    'sees the state of a plan that does not simply renew: %j',
    async (given, term, said, agreed) => {
      const subscription = aSubscription({ ...given, card: null });
      const { user } = visitAccount(subscriptionPath, {
        [`GET ${moves}`]: { sent: [], received: [{ ...received, subscription }] },
      });
      const offered = await part();
      expect(offered.getByText(term)).toBeTruthy();
      expect(offered.getByText(said)).toBeTruthy();
      expect(offered.getByText('None')).toBeTruthy();
      await user.click(offered.getByRole('button', { name: 'Take over' }));
      expect(await screen.findByText(agreed)).toBeTruthy();
      expect(screen.queryByText(/^Renewals are charged/)).toBeNull();
    },
  );
});

test('an account whose moves cannot be fetched shows its plan', async () => {
  visitAccount(subscriptionPath, { ...withSubscription(), [`GET ${moves}`]: problem(503) });
  expect(await press('Move to another address…')).toBeTruthy();
});
