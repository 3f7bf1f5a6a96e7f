import { screen, within } from '@testing-library/react';
import { aListing, aSubscription, startAccount, visitAccount } from '../../testing/account-visit';
import { subscriptionPath as path, press } from '../../testing/subscription-visit';

const pies = aSubscription({ id: 'sub_1', businessName: 'Ada Pies' });
const quilts = aSubscription({
  id: 'sub_2',
  businessName: 'Ada Quilts',
  plan: 'annual',
  refundableCents: 49_500,
  refundableUntil: '2027-03-31T18:00:00.000Z',
});
const closed = aSubscription({ id: 'sub_3', businessName: 'Ada Soap', state: 'ended' });
const plans = {
  'GET /api/owner/subscription': { subscription: pies, others: [quilts, closed] },
  'GET /api/owner/invoices': [
    {
      id: 'in_1',
      businessName: 'Ada Quilts',
      number: null,
      createdAt: '2027-03-01T18:00:00.000Z',
      totalCents: 49_500,
      status: 'paid',
    },
  ],
};

beforeAll(() =>
  Promise.all([
    import('./subscription-page'),
    import('../overview/overview-page'),
    import('../settings/settings-page'),
    import('../spanish-account'),
  ]),
);
beforeEach(startAccount);

const part = (name: string) => screen.findByRole('region', { name });
const rows = async (name: string) =>
  within(await part(name))
    .getAllByText(/^Business: /)
    .map((line) => line.textContent);

describe('an owner of two businesses', () => {
  it('sees the business of each plan and of each invoice', async () => {
    visitAccount(path, plans);
    await press(/^Get a refund/);
    expect(await rows('Plan and payment')).toEqual([
      'Business: Ada Pies',
      'Business: Ada Quilts',
      'Business: Ada Soap',
    ]);
    expect(await rows('Invoices')).toEqual(['Business: Ada Quilts']);
  });

  describe.each([path, '/account'])('at %s, with a plan without a business', (at) => {
    const question = /^Is the listing that this plan is for not Premium\?/;
    const another = { id: '00000000-0000-4000-8000-000000000002' };
    const visit = (...listings: object[]) =>
      visitAccount(at, {
        'GET /api/owner/subscription': {
          subscription: aSubscription({ businessName: null }),
          others: [],
        },
        'GET /api/owner/listings': listings,
      });

    it('is asked which one it is for', async () => {
      visit(aListing({ tier: 'premium' }), aListing({ ...another, tier: 'basic' }));
      expect(await screen.findByText(question)).toBeTruthy();
    });

    it.each([
      ['one is', [aListing({ tier: 'basic' })]],
      ['another one is not the own', [aListing(), aListing({ ...another, role: 'manager' })]],
      [
        'all are Premium',
        [aListing({ tier: 'premium' }), aListing({ ...another, tier: 'premium' })],
      ],
    ])('is not asked if %s', async (_, listings) => {
      visit(...listings);
      await screen.findByText(/It renews on/);
      expect(screen.queryByText(question)).toBeNull();
    });
  });

  it('hears it in the name of each button of a plan', async () => {
    visitAccount(path, plans);
    await press(/^Get a refund/);
    const plansPart = within(await part('Plan and payment'));
    expect(plansPart.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Cancel the subscription: Ada Pies',
      'Use another card: Ada Pies',
      'Change to the Annual Listing: Ada Pies',
      'Move to another address…: Ada Pies',
      'Cancel the subscription: Ada Quilts',
      'Use another card: Ada Quilts',
      'Change to the Monthly Listing: Ada Quilts',
      'Get a refund: Ada Quilts',
      'Move to another address…: Ada Quilts',
    ]);
  });

  it('hears it in no button where one plan runs', async () => {
    visitAccount(path, {
      'GET /api/owner/subscription': {
        subscription: { ...pies, state: 'ending' },
        others: [closed],
      },
    });
    expect((await press(/^Keep the subscription/)).textContent).toBe('Keep the subscription');
  });

  it.each([
    [/^Cancel the subscription/, 'Cancel the subscription?'],
    [/^Change to the Monthly/, 'Change to the Monthly Listing?'],
    [/^Get a refund/, 'Get a refund?'],
  ])('sees it in the dialog of %s', async (button, title) => {
    const { user } = visitAccount(path, plans);
    await press(/^Get a refund/);
    const buttons = screen.getAllByRole('button', { name: button });
    await user.click(buttons.at(-1)!);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog.textContent).toContain('Business: Ada Quilts');
  });

  it('sees it in the dialogs for another card and for keeping the plan', async () => {
    const { user } = visitAccount(path, {
      'GET /api/owner/subscription': { subscription: { ...pies, state: 'ending' }, others: [] },
    });
    await user.click(await press('Use another card'));
    const card = await screen.findByRole('dialog', { name: 'Use another card' });
    expect(card.textContent).toContain('Business: Ada Pies');
    await user.keyboard('{Escape}');
    await user.click(await press('Keep the subscription'));
    const keep = await screen.findByRole('dialog', { name: 'Keep the subscription?' });
    expect(keep.textContent).toContain('Business: Ada Pies');
  });

  it('sees every plan that runs on the overview, each with its business', async () => {
    visitAccount('/account', plans);
    await screen.findByRole('link', { name: 'Cancel, change or pay' });
    expect(await rows('Your subscription')).toEqual(['Business: Ada Pies', 'Business: Ada Quilts']);
  });

  it('sees before deleting the account which plan can still be refunded', async () => {
    const { user } = visitAccount('/account/settings', plans);
    await user.click(await press('Delete the account…'));
    const dialog = await screen.findByRole('dialog', { name: /^Delete the account of/ });
    expect(await within(dialog).findByText('Business: Ada Quilts')).toBeTruthy();
  });

  it('sees it in Spanish on the Spanish page', async () => {
    visitAccount(path, plans, 'es');
    expect(await screen.findByText('Negocio: Ada Pies')).toBeTruthy();
    expect(screen.getAllByText('Negocio: Ada Quilts')).toHaveLength(2);
  });
});

it('a plan whose business is not known, as in answers of an earlier release, has no such line', async () => {
  visitAccount(path, {
    'GET /api/owner/subscription': { subscription: aSubscription(), others: [] },
  });
  await press('Cancel the subscription');
  expect(screen.queryByText(/^Business/)).toBeNull();
});
