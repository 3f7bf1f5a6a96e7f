import { screen, waitFor } from '@testing-library/react';
import { englishWords, startAccount, visitAccount } from '../../testing/account-visit';
import { subscriptionPath, withSubscription } from '../../testing/subscription-visit';

const failed = withSubscription({
  state: 'payment-failed',
  graceUntil: '2027-04-15T18:00:00.000Z',
});
const invoice = {
  id: 'in_2',
  number: 'A-2',
  createdAt: '2027-04-01T18:00:00.000Z',
  totalCents: 4_900,
  status: 'failed',
  pageUrl: 'https://pay.example/in_2',
  pdfUrl: null,
};
const invoices = {
  'GET /api/owner/invoices': [
    invoice,
    { ...invoice, id: 'in_1', createdAt: '2027-03-01T18:00:00.000Z', status: 'paid' },
    { ...invoice, id: 'in_0', createdAt: '2026-03-01T18:00:00.000Z' },
  ],
};

beforeAll(() => Promise.all([import('./subscription-page'), import('../overview/overview-page')]));
beforeEach(startAccount);

describe('a renewal that could not be charged', () => {
  it('has an invoice whose link says that it can be paid or confirmed there', async () => {
    visitAccount(subscriptionPath, { ...failed, ...invoices });
    expect(await screen.findByText(/open the invoice below and confirm it there/)).toBeTruthy();
    const open = await screen.findByRole('link', {
      name: 'Open the invoice of April 1, 2027 to pay or confirm',
    });
    expect(open.getAttribute('href')).toBe('https://pay.example/in_2');
    expect(screen.getByRole('link', { name: 'Invoice of March 1, 2027' })).toBeTruthy();
    // An older invoice that was given up is not asked for again.
    expect(screen.getByRole('link', { name: 'Invoice of March 1, 2026' })).toBeTruthy();
  });

  it('asks for no payment of its invoice once the plan has ended', async () => {
    visitAccount(subscriptionPath, { ...withSubscription({ state: 'ended' }), ...invoices });
    expect(await screen.findByRole('link', { name: 'Invoice of April 1, 2027' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /pay or confirm/ })).toBeNull();
  });

  it('names no invoice below on the overview, which shows none', async () => {
    visitAccount('/account', failed);
    expect(await screen.findByText(/We could not charge the renewal/)).toBeTruthy();
    expect(screen.queryByText(/invoice below/)).toBeNull();
  });

  it('is told in Spanish to Spanish readers', async () => {
    visitAccount(subscriptionPath, { ...failed, ...invoices }, 'es');
    expect(await screen.findByText(/abra la factura de abajo/)).toBeTruthy();
    await waitFor(() =>
      expect(
        screen.getByRole('link', {
          name: 'Abrir la factura del 1 de abril de 2027 para pagar o confirmar',
        }),
      ).toBeTruthy(),
    );
    expect(englishWords()).toEqual([]);
  });
});
