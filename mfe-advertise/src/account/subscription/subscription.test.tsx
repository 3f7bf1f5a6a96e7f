import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startAccount, visitAccount } from '../../testing/account-visit';
import {
  subscriptionPath as path,
  press,
  withSubscription,
} from '../../testing/subscription-visit';

beforeAll(() => import('./subscription-page'));
beforeEach(startAccount);

describe('a subscription', () => {
  it.each([
    [{}, 'Active', /renews on April 1, 2027.*\$49 to your Visa ending in 4242/],
    [
      { comingPrice: { cents: 5900, from: '2027-03-31T05:00:00.000Z' } },
      'Active',
      /renews on April 1, 2027.*\$59 to your Visa/,
    ],
    [
      { state: 'payment-failed' as const, graceUntil: '2027-04-15T18:00:00.000Z' },
      'Payment failed',
      /stays Premium until April 15, 2027/,
    ],
    [
      { creditCents: 3_000 },
      'Active',
      /renews on April 1, 2027 for \$49.*credit of \$30 is used first.*charge \$19 to your Visa/,
    ],
    [
      { state: 'ending' as const, creditCents: 34_700 },
      'Cancelled',
      /credit of \$347 is not paid out.*lost on that day unless you keep the subscription/,
    ],
    [
      { state: 'ended' as const, creditCents: 34_700 },
      'Ended',
      /A credit of \$347 was left.*not paid out/,
    ],
    [
      { card: { brand: 'visa', last4: '4242', expiresMonth: 3, expiresYear: 2027 } },
      'Active',
      /4242\. This card is valid only until 3\/2027: use another one before the renewal\.$/,
    ],
    [
      { card: { brand: 'visa', last4: '4242', expiresMonth: 4, expiresYear: 2027 } },
      'Active',
      /ending in 4242\.$/,
    ],
    [{ state: 'ending' as const }, 'Cancelled', /ends on April 1, 2027.*nothing more is charged/],
    [{ state: 'ended' as const }, 'Ended', /ended on April 1, 2027.*Nothing more is charged/],
    [
      { state: 'ended' as const, endedAt: '2027-04-15T17:00:00.000Z' },
      'Ended',
      /ended on April 15, 2027.*Nothing more is charged/,
    ],
  ])('in the state of %j is %s, in words', async (given, label, words) => {
    visitAccount(path, withSubscription(given));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(label)).toBeTruthy();
  });

  it('that can be refunded says so before it is cancelled', async () => {
    const { user } = visitAccount(
      path,
      withSubscription({
        plan: 'annual',
        refundableUntil: '2027-03-31T18:00:00.000Z',
        refundableCents: 49_500,
      }),
    );
    await user.click(await press('Cancel the subscription'));
    const dialog = screen.getByRole('dialog', { name: 'Cancel the subscription?' });
    expect(within(dialog).getByText(/Do you want your \$495 back\?/)).toBeTruthy();
  });

  it.each([{ origin: 'taken-over' as const }, { cardOfFormerPayer: true }])(
    'that somebody else may have paid for promises its owner no money back: %j',
    async (given) => {
      const refundableUntil = '2027-03-31T18:00:00.000Z';
      const refundable = { plan: 'annual' as const, refundableUntil, refundableCents: 49_500 };
      const { user } = visitAccount(path, withSubscription({ ...refundable, ...given }));
      await user.click(await press('Cancel the subscription'));
      const dialog = screen.getByRole('dialog', { name: 'Cancel the subscription?' });
      expect(within(dialog).queryByText(/Do you want your/)).toBeNull();
      await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
      await user.click(await press('Get a refund'));
      expect(screen.getByText(/the card that paid, which can be somebody else’s/)).toBeTruthy();
    },
  );

  it('tells somebody without a listing what a plan may be for, and how to end it', async () => {
    visitAccount(path, withSubscription({}));
    expect(await screen.findByText('No listing is in your account')).toBeTruthy();
    expect(screen.getByText('Have you sold your business?')).toBeTruthy();
    expect(screen.getByText(/until you press “Cancel the subscription”/)).toBeTruthy();
  });

  it('says that its listing was archived, because the mail about that leads here', async () => {
    visitAccount(path, {
      ...withSubscription({}),
      'GET /api/owner/listings/archived': [{ id: 'pies', name: 'Ada Pies' }],
    });
    expect(await screen.findByText(/taken Ada Pies out of the directory/)).toBeTruthy();
    expect(screen.getByText(/the plan goes on until you/)).toBeTruthy();
  });

  it('that has ended links to the plans, and says to buy with the same e-mail address', async () => {
    visitAccount(path, withSubscription({ state: 'ended' }));
    const plans = await screen.findByRole('link', { name: 'See the plans' });
    expect(plans.getAttribute('href')).toBe('/advertise');
    expect(screen.getByText(/Buy it with ada@example.com/)).toBeTruthy();
  });

  it('that is still running shows no link to the plans', async () => {
    visitAccount(path, withSubscription({ state: 'ending' }));
    await press('Keep the subscription');
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
  });

  it('is cancelled in two clicks', async () => {
    const { user, sent, answers } = visitAccount(path, {
      ...withSubscription(),
      'POST /api/owner/subscription/cancel': {},
    });
    await user.click(await press('Cancel the subscription'));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the subscription?' });
    expect(dialog.textContent).toContain('stays Premium until April 1, 2027');
    Object.assign(answers, withSubscription({ state: 'ending' }));
    await user.click(await press('Yes, cancel it'));
    expect(await screen.findByText(/It ends on April 1, 2027/)).toBeTruthy();
    const [call] = sent('POST');
    expect(call?.path).toBe('/api/owner/subscription/cancel?id=sub_1');
    expect(call?.headers.get('x-requested-with')).toBe('town-guide');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const part = screen.getByRole('region', { name: 'Plan and payment' });
    await waitFor(() => expect(document.activeElement).toBe(part));
  });

  it('with credit warns before a cancellation that the credit will be lost', async () => {
    const { user } = visitAccount(path, withSubscription({ creditCents: 34_700 }));
    await user.click(await press('Cancel the subscription'));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the subscription?' });
    expect(dialog.textContent).toContain(
      'Your credit of $347 only pays for renewals. It is not paid out, and is lost when the subscription ends.',
    );
  });

  it('that is resumed says what remains to pay after its credit', async () => {
    const { user } = visitAccount(path, withSubscription({ state: 'ending', creditCents: 34_700 }));
    await user.click(await press('Keep the subscription'));
    expect(await screen.findByText(/on that day we charge \$0\./)).toBeTruthy();
  });

  it('that is cancelled can be resumed until it ends', async () => {
    const { user, answers } = visitAccount(path, {
      ...withSubscription({ state: 'ending' }),
      'POST /api/owner/subscription/resume': {},
    });
    await user.click(await press('Keep the subscription'));
    expect(await screen.findByText(/on that day we charge \$49\./)).toBeTruthy();
    Object.assign(answers, withSubscription());
    await user.click(await press('Yes, renew it'));
    expect(await screen.findByText(/It renews on April 1, 2027/)).toBeTruthy();
  });

  it('shows the announced price if a resumed subscription will be charged that price', async () => {
    const { user } = visitAccount(
      path,
      withSubscription({
        state: 'ending',
        comingPrice: { cents: 5900, from: '2027-03-31T05:00:00.000Z' },
      }),
    );
    await user.click(await press('Keep the subscription'));
    expect(await screen.findByText(/on that day we charge \$59\./)).toBeTruthy();
  });

  it('can be refunded within the time limit, for the part of the payment that is left', async () => {
    const { user } = visitAccount(path, {
      ...withSubscription({
        plan: 'annual',
        priceCents: 49_500,
        refundableUntil: '2027-03-31T18:00:00.000Z',
        refundableCents: 39_500,
      }),
      'POST /api/owner/subscription/refund': {},
    });
    expect(await screen.findByText('Possible until March 31, 2027')).toBeTruthy();
    await user.click(await press('Get a refund'));
    expect(await screen.findByText(/^\$395 goes back to the card that paid/)).toBeTruthy();
    await user.click(await press('Refund $395 and end it'));
    await waitFor(() => expect(shownToast()?.title).toBe('The money is on its way back'));
  });

  it('offers no refund after the time limit', async () => {
    visitAccount(path, withSubscription({ plan: 'annual' }));
    await press('Cancel the subscription');
    expect(screen.queryByRole('button', { name: 'Get a refund' })).toBeNull();
  });

  it('says why an action failed, and does not change', async () => {
    const { user } = visitAccount(path, {
      ...withSubscription(),
      'POST /api/owner/subscription/cancel': problem(503, { message: 'Stripe is away' }),
    });
    await user.click(await press('Cancel the subscription'));
    await user.click(await press('Yes, cancel it'));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Not cancelled',
        description: 'Stripe is away',
      }),
    );
    expect(screen.getByText(/It renews on April 1, 2027/)).toBeTruthy();
  });
});

describe('invoices', () => {
  it('show the credit from an old plan, and promise nothing once the plan has ended', async () => {
    visitAccount(path, {
      ...withSubscription({ state: 'ended' }),
      'GET /api/owner/invoices': [
        {
          id: 'in_2',
          number: null,
          createdAt: '2027-03-01T18:00:00.000Z',
          totalCents: -44_600,
          status: 'paid',
        },
      ],
    });
    expect((await screen.findByText('$446')).closest('p')?.textContent).toBe(
      '$446 credit on March 1, 2027',
    );
    expect(screen.getByText('Added to your credit')).toBeTruthy();
  });

  it('show the amounts charged and refunded, each with a PDF', async () => {
    visitAccount(path, {
      'GET /api/owner/invoices': [
        {
          id: 'in_1',
          number: 'A-1',
          createdAt: '2027-03-01T18:00:00.000Z',
          totalCents: 49_500,
          refundedCents: 49_500,
          status: 'paid',
          pageUrl: 'https://pay.example/in_1',
          pdfUrl: 'https://pay.example/in_1.pdf',
        },
      ],
    });
    expect(await screen.findByText('Paid, $495 refunded, number A-1')).toBeTruthy();
    const download = screen.getByRole('link', { name: 'PDF of March 1, 2027' });
    const isPrinted = (link: HTMLElement) => !link.closest('[data-print="hide"]');
    expect(isPrinted(download)).toBe(false);
    expect(isPrinted(screen.getByRole('link', { name: 'Your account' }))).toBe(false);
  });
});
