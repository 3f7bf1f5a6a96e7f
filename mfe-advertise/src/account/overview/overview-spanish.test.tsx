import { screen, within } from '@testing-library/react';
import {
  aListing,
  aSubscription,
  englishWords,
  problem,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { anApprovedClaim } from '../../testing/claim-visit';
import { twoDevices } from '../../testing/owner-devices';

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
    await screen.findByRole('region', { name: 'Su suscripción' });
    expect(englishWords()).toEqual([]);
  });

  it('shows claims, devices and a plan whose listing was archived', async () => {
    visitAccount(
      '/account',
      {
        'GET /api/owner/listings/archived': [{ id: aListing().id, name: 'Bea Books' }],
        'GET /api/owner/subscription': { subscription: aSubscription(), others: [] },
        ...twoDevices,
        'GET /api/owner/claims': [
          { ...anApprovedClaim, status: 'pending' },
          {
            ...anApprovedClaim,
            id: '3',
            status: 'refused',
            decidedAt: '2027-03-02T18:00:00.000Z',
            reason: 'The number on record is another one.',
          },
        ],
      },
      'es',
    );
    expect(await screen.findByText(/^Se renueva el 1 de abril de 2027/)).toBeTruthy();
    expect(await screen.findByText(/en 2 dispositivos/)).toBeTruthy();
    expect(
      await screen.findByText('Enviada el 1 de marzo de 2027, decidida el 2 de marzo de 2027'),
    ).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it('says what could not be fetched, and how to claim a business', async () => {
    visitAccount('/account', { 'GET /api/owner/subscription': problem(503) }, 'es');
    expect(await screen.findByText('No fue posible cargar su suscripción')).toBeTruthy();
    expect(await screen.findByText(/¿Su negocio ya está en el directorio\?/)).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });
});
