import { screen } from '@testing-library/react';
import type { StaffPayment } from '@town/contracts/payments/staff-record';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { useToasts } from '@town/slice-kit/toasts';
import { createRoutes } from '../../routes';
import { useSession } from '../../session/session';

/** A payment, as the service answers it. */
export const aPayment = (given: Partial<StaffPayment> = {}): StaffPayment => ({
  id: 'pi_1',
  status: 'succeeded',
  plan: 'monthly',
  amount: 49,
  refunded: 0,
  currency: 'usd',
  dispute: null,
  consent: null,
  renewal: false,
  refundEnds: false,
  subscription: null,
  paidAt: '2027-03-09T20:05:00.000Z',
  customerEmail: 'ada@example.com',
  customerName: 'Pie Stand',
  application: null,
  ...given,
});

export const applications = '/api/admin/advertisers?limit=25&offset=0&sort=newest';
export const list = '/api/admin/payments?limit=25&offset=0';
export const counts = '/api/admin/payments/counts';

/** Visits a view of the dashboard. */
export function visitPayments(given: Record<string, unknown> = {}, search = '?view=payments') {
  const api: Record<string, unknown> = {
    [applications]: [],
    '/api/admin/advertisers/counts': { total: 0, pending: 0, contacted: 0, active: 0, inactive: 0 },
    [list]: [aPayment()],
    [counts]: { total: 4, succeeded: 2, partially_refunded: 1, refunded: 1 },
    ...given,
  };
  return { ...renderRoutes(createRoutes, { path: `/admin/dashboard${search}`, api }), api };
}

/** The row of the payment with an id. */
export const rowOf = (id: string) => screen.findByRole('row', { name: new RegExp(`${id}\\b`) });

/** Loads the lazy parts, so that the first test does not wait for their compilation. */
export const loadPayments = () =>
  Promise.all([import('../../dashboard/dashboard-page'), import('../payments-view')]);

/** Begins a test: signed in, without a toast. */
export function startPayments(): void {
  localStorage.clear();
  localStorage.setItem('adminToken', 'a-token');
  useToasts.setState({ toast: null, lastId: 0 });
  useSession.setState({ state: 'unknown', token: null, user: null });
}
