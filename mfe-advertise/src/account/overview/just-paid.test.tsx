import { screen } from '@testing-library/react';
import type { PlanOrigin } from '@town/contracts/subscriptions/owner-subscription';
import {
  aSubscription,
  englishWords,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { subscriptionPath, withSubscription } from '../../testing/subscription-visit';

beforeAll(() =>
  Promise.all([
    import('./overview-page'),
    import('../subscription/subscription-page'),
    import('../spanish-account'),
  ]),
);
beforeEach(startAccount);

const visit = (
  path: string,
  businessName: string | null,
  language: 'en' | 'es' = 'en',
  origin: PlanOrigin | null = null,
) =>
  visitAccount(
    path,
    { ...withSubscription({ businessName, origin }), 'GET /api/owner/listings': [] },
    language,
  );
const sold = () => screen.queryByText('Have you sold your business?');
const bought = () => screen.queryByText('Have you just paid?');
const takenOver = () => screen.queryByText(/taken (the|this) plan over/);

describe.each(['/account', subscriptionPath])('somebody who has just paid, on %s', (path) => {
  it('is contacted first, if no application named the business', async () => {
    visit(path, null);
    expect(
      await screen.findByText(/We will contact you soon to set up your listing\./),
    ).toBeTruthy();
    expect(screen.queryByText(/1 to 2 business days/)).toBeNull();
  });

  it('waits for the listing, if an application named it', async () => {
    visit(path, 'Ada Pies');
    expect(await screen.findByText(/Our staff set up your listing in 1 to 2/)).toBeTruthy();
    expect(screen.queryByText(/We will contact you soon/)).toBeNull();
  });

  it('reads whom to ask for the listing of a plan that was taken over', async () => {
    visit(path, 'Ada Pies');
    expect(await screen.findByText('Have you taken the plan over?')).toBeTruthy();
    expect(screen.getByText(/ask the owner of the listing to hand it over/)).toBeTruthy();
  });

  it('reads it in Spanish', async () => {
    visit(path, null, 'es');
    expect(
      await screen.findByText(/Pronto nos comunicaremos con usted para preparar/),
    ).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });
});

describe.each(['/account', subscriptionPath])('of a plan without a listing, %s', (path) => {
  it('says only what follows to whoever has just bought it', async () => {
    visit(path, 'Ada Pies', 'en', 'just-bought');
    expect(await screen.findByText('Your payment has arrived.')).toBeTruthy();
    expect(screen.getByText(/Our staff set up your listing in 1 to 2/)).toBeTruthy();
    expect([sold(), bought(), takenOver()]).toEqual([null, null, null]);
  });

  it('says to whoever took it over how to get the listing', async () => {
    visit(path, 'Ada Pies', 'en', 'taken-over');
    expect(await screen.findByText('You have taken this plan over.')).toBeTruthy();
    expect(sold()).toBeTruthy();
    expect(bought()).toBeNull();
  });

  it('does not ask whether a plan was taken over that was bought', async () => {
    visit(path, 'Ada Pies', 'en', 'bought');
    expect(await screen.findByText('Have you sold your business?')).toBeTruthy();
    expect([bought() === null, takenOver()]).toEqual([false, null]);
  });

  it('asks everything of a second plan, which may pay for a sold business', async () => {
    const plan = aSubscription({ businessName: 'Ada Pies', origin: 'just-bought' });
    visitAccount(path, {
      'GET /api/owner/subscription': {
        subscription: plan,
        others: [aSubscription({ id: 'sub_2', state: 'ended' })],
      },
      'GET /api/owner/listings': [],
    });
    expect(await screen.findByText('Have you sold your business?')).toBeTruthy();
    expect(bought()).toBeTruthy();
  });

  it.each(['just-bought', 'taken-over'] as const)(
    'says it in Spanish when it was %s',
    async (origin) => {
      visit(path, 'Ada Pies', 'es', origin);
      expect(
        await screen.findByText(/Hemos recibido su pago\.|se ha hecho cargo de este plan/),
      ).toBeTruthy();
      expect(englishWords()).toEqual([]);
    },
  );
});
