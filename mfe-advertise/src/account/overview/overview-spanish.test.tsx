import { screen, within } from '@testing-library/react';
import { aListing, englishWords, startAccount, visitAccount } from '../../testing/account-visit';

beforeAll(() => Promise.all([import('./overview-page'), import('../spanish-account')]));
beforeEach(startAccount);

describe('the overview of an account in Spanish', () => {
  it('shows listings, and what waits for the staff', async () => {
    visitAccount(
      '/account',
      {
        'GET /api/owner/listings': [
          aListing({
            waiting: { name: 'Ada Cakes', address: null },
            businessStatus: 'permanently-closed',
          }),
        ],
        'GET /api/owner/listings/archived': [{ id: aListing().id, name: 'Bea Books' }],
      },
      'es',
    );
    expect(await screen.findByRole('heading', { name: 'Su cuenta' })).toBeTruthy();
    const listings = within(await screen.findByRole('region', { name: 'Sus fichas' }));
    expect(
      await listings.findByText(/Los cambios en el nombre y la dirección esperan/),
    ).toBeTruthy();
    expect(listings.getByRole('link', { name: 'Editar Ada Pies' })).toBeTruthy();
    expect(englishWords(await screen.findByRole('region', { name: 'Sus fichas' }))).toEqual([]);
  });
});
