import { screen, waitFor, within } from '@testing-library/react';
import { refused } from '@town/slice-kit/testing/network';
import { useToasts } from '@town/slice-kit/toasts';
import {
  aPayment,
  list,
  loadPayments,
  rowOf,
  startPayments,
  visitPayments,
} from './testing/fake-payments';

beforeAll(loadPayments);
beforeEach(startPayments);

describe('refunds of payments', () => {
  it('say that a subscription still runs after its payment was given back', async () => {
    const refunded = (id: string, state: 'active' | 'ended') =>
      aPayment({ id, status: 'refunded', refunded: 49, subscription: { id: 'sub_1', state } });
    visitPayments({ [list]: [refunded('pi_1', 'active'), refunded('pi_2', 'ended')] });
    const row = within(await rowOf('pi_1'));
    expect(row.getByText(/The subscription still runs/)).toBeTruthy();
    expect(row.getByRole('link', { name: /^End it at Stripe/ }).getAttribute('href')).toBe(
      'https://dashboard.stripe.com/subscriptions/sub_1',
    );
    expect(within(await rowOf('pi_2')).queryByText(/still runs/)).toBeNull();
  });

  it('say before the click that a refund ends the subscription', async () => {
    const subscription = { id: 'sub_1', state: 'active' } as const;
    const { user, api } = visitPayments({
      [list]: [aPayment({ refundEnds: true, subscription, refunded: 9, amount: 49 })],
      '/api/admin/payments/pi_1/refund': { refunded: 49, subscription: 'ended' },
    });
    await user.click(await screen.findByRole('button', { name: 'Refund pi_1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Give back $40?' }));
    expect(dialog.getByText(/The subscription ends at once: nothing more is charged/)).toBeTruthy();
    api[list] = [aPayment({ status: 'refunded', refunded: 49 })];
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(useToasts.getState().toast?.title).toBe('Payment Refunded'));
    expect(screen.queryByRole('button', { name: 'Refund pi_1' })).toBeNull();
  });

  it('say that a subscription continues when a later payment pays for it', async () => {
    const subscription = { id: 'sub_1', state: 'active' } as const;
    const { user } = visitPayments({
      [list]: [aPayment({ subscription })],
      '/api/admin/payments/pi_1/refund': refused(409),
    });
    await user.click(await screen.findByRole('button', { name: 'Refund pi_1' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/goes on, because a later payment pays for it/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(useToasts.getState().toast?.title).toBe('Not Refunded'));
  });

  it('are for administrators alone', async () => {
    visitPayments({ '/api/admin/session': { email: 'eve@example.com', role: 'editor' } });
    const row = within(await rowOf('pi_1'));
    await waitFor(() => expect(row.queryByRole('button', { name: 'Refund pi_1' })).toBeNull());
    expect(row.getByText('Paid')).toBeTruthy();
  });
});
