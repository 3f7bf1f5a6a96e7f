import { screen, waitFor } from '@testing-library/react';
import {
  aSubscription,
  englishWords,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import {
  subscriptionPath as path,
  press,
  withSubscription,
  yearly,
} from '../../testing/subscription-visit';

const paid = '2027-03-01T18:00:00.000Z';
const invoices = {
  'GET /api/owner/invoices': [
    {
      id: 'in_1',
      number: 'A-1',
      createdAt: paid,
      totalCents: 49_500,
      refundedCents: 49_500,
      status: 'paid',
      pageUrl: 'https://pay.example/in_1',
      pdfUrl: 'https://pay.example/in_1.pdf',
    },
    ...['open', 'failed', 'void'].map((status) => ({
      id: status,
      number: null,
      createdAt: paid,
      totalCents: 4_900,
      status,
    })),
    { id: 'in_2', number: null, createdAt: paid, totalCents: -44_600, status: 'paid' },
  ],
};

beforeAll(() => Promise.all([import('./subscription-page'), import('../spanish-account')]));
beforeEach(startAccount);

describe('a subscription in Spanish', () => {
  it.each([
    [
      {},
      'Activa',
      'Se renueva el 1 de abril de 2027. Ese día cobramos $49 a su Visa terminada en 4242.',
    ],
    [
      { card: null },
      'Activa',
      'Se renueva el 1 de abril de 2027 por $49. No tiene tarjeta: ponga una antes de ese día.',
    ],
    [
      { creditCents: 3_000, comingPrice: { cents: 5_900, from: paid } },
      'Activa',
      'Se renueva el 1 de abril de 2027 por $59. Primero se usa su crédito de $30: ese día cobramos $29 a su Visa terminada en 4242.',
    ],
    [{ creditCents: 3_000, card: null }, 'Activa', /Primero se usa su crédito de \$30/],
    [
      { state: 'payment-failed' as const, graceUntil: '2027-04-15T18:00:00.000Z' },
      'Pago fallido',
      /sigue siendo Premium hasta el 15 de abril de 2027/,
    ],
    [{ state: 'payment-failed' as const }, 'Pago fallido', /Ponga otra tarjeta/],
    [{ state: 'ending' as const }, 'Cancelada', /Termina el 1 de abril de 2027/],
    [{ state: 'ending' as const, creditCents: 100 }, 'Cancelada', /crédito de \$1 no se devuelve/],
    [{ state: 'ended' as const }, 'Terminada', /No se cobra nada más por ella/],
    [{ state: 'ended' as const, creditCents: 100 }, 'Terminada', /Quedó un crédito de \$1/],
  ])('in the state of %j is said in words', async (given, label, words) => {
    visitAccount(path, { ...withSubscription(given), ...invoices }, 'es');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getAllByText(label)).toBeTruthy();
    expect(screen.getByText('$49/mes')).toBeTruthy();
    expect(await screen.findByText('Pagada, $495 reembolsados, número A-1')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Factura del 1 de marzo de 2027' })).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it('that never was links to the plans', async () => {
    visitAccount(path, {}, 'es');
    expect(await screen.findByRole('link', { name: 'Ver los planes' })).toBeTruthy();
    expect(await screen.findByText('No hay facturas.')).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it.each([
    ['Cancelar la suscripción', {}],
    ['Cancelar la suscripción', { state: 'payment-failed' as const, creditCents: 100 }],
    ['Conservar la suscripción', { state: 'ending' as const }],
  ])('explains in a dialog: %s %j', async (button, given) => {
    const { user } = visitAccount(path, withSubscription(given), 'es');
    await user.click(await press(button));
    expect(await screen.findByRole('dialog', { name: `¿${button}?` })).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it('says why an action failed', async () => {
    const message = 'Payments are not possible for the moment. Please try again in a few minutes.';
    const { user } = visitAccount(
      path,
      {
        ...withSubscription(),
        'POST /api/owner/subscription/cancel': problem(503, { message }),
      },
      'es',
    );
    await user.click(await press('Cancelar la suscripción'));
    await user.click(await press('Sí, cancelarla'));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'No se pudo cancelar',
        description: 'Por el momento no se puede pagar. Inténtelo de nuevo en unos minutos.',
      }),
    );
  });

  it('can be refunded', async () => {
    const refundable = { refundableUntil: '2027-03-31T18:00:00.000Z', refundableCents: 39_500 };
    const { user } = visitAccount(
      path,
      {
        ...withSubscription({ plan: 'annual', priceCents: 49_500, ...refundable }),
        'POST /api/owner/subscription/refund': {},
      },
      'es',
    );
    expect(await screen.findByText('Posible hasta el 31 de marzo de 2027')).toBeTruthy();
    await user.click(await press('Pedir un reembolso'));
    expect(await screen.findByText(/Devolvemos \$395 a la tarjeta que pagó/)).toBeTruthy();
    expect(englishWords()).toEqual([]);
    await user.click(await press('Reembolsar $395 y terminarla'));
    await waitFor(() => expect(shownToast()?.title).toBe('El dinero va en camino'));
  });
});

describe('a change of plan in Spanish', () => {
  const change = 'POST /api/owner/subscription/change';
  const toAnnual = () => press('Cambiar a Annual Listing');

  it.each([
    [yearly, '$495 cada año, hasta que cancele'],
    [
      { ...yearly, nextPaymentCents: 100, creditCents: 500 },
      '$495 cada año, una vez usado lo que queda de su plan anterior, hasta que cancele',
    ],
  ])('shows what it costs: %j', async (costs, words) => {
    const subscription = aSubscription({ refundableUntil: '2027-03-31T18:00:00.000Z' });
    const { user } = visitAccount(
      path,
      { 'GET /api/owner/subscription': { subscription, others: [] }, [change]: costs },
      'es',
    );
    await user.click(await toAnnual());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(englishWords()).toEqual([]);
    await user.click(await press('Pagar $460.50 y cambiar'));
    await waitFor(() => expect(shownToast()?.title).toBe('Plan cambiado'));
  });

  it('says why it is not possible', async () => {
    const message = 'Please pay what is open first.';
    const { user } = visitAccount(
      path,
      { ...withSubscription(), [change]: problem(409, { message }) },
      'es',
    );
    await user.click(await toAnnual());
    expect(await screen.findByText('Pague primero lo que está pendiente.')).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });
});
