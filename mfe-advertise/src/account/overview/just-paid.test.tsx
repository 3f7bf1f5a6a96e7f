import { screen } from '@testing-library/react';
import { englishWords, startAccount, visitAccount } from '../../testing/account-visit';
import { subscriptionPath, withSubscription } from '../../testing/subscription-visit';

beforeAll(() =>
  Promise.all([
    import('./overview-page'),
    import('../subscription/subscription-page'),
    import('../spanish-account'),
  ]),
);
beforeEach(startAccount);

const visit = (path: string, businessName: string | null, language: 'en' | 'es' = 'en') =>
  visitAccount(
    path,
    { ...withSubscription({ businessName }), 'GET /api/owner/listings': [] },
    language,
  );

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
