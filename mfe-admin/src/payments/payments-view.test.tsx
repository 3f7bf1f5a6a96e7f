import { screen, waitFor, within } from '@testing-library/react';
import { never, pageOf, refused } from '@town/slice-kit/testing/network';
import { useToasts } from '@town/slice-kit/toasts';
import {
  aPayment,
  applications,
  counts,
  list,
  loadPayments,
  rowOf,
  startPayments,
  visitPayments,
} from './testing/fake-payments';

const applicationId = '00000000-0000-4000-8000-000000000001';

beforeAll(loadPayments);
beforeEach(startPayments);

describe('the payments of the dashboard', () => {
  it('are fetched only when they are opened, at an address of their own', async () => {
    const { user, asked, address } = visitPayments({}, '');
    expect(await screen.findByRole('heading', { name: 'Advertiser Applications' })).toBeTruthy();
    const views = within(screen.getByRole('navigation', { name: 'Dashboard' }));
    expect(views.getByRole('link', { current: 'page' }).textContent).toBe('Applications');
    expect(asked.filter((path) => path.includes('payments'))).toEqual([]);
    await user.click(views.getByRole('link', { name: 'Payments' }));
    expect(await screen.findByRole('table', { name: 'Payments' })).toBeTruthy();
    expect(address()).toBe('/admin/dashboard?view=payments');
    expect(views.getByRole('link', { current: 'page' }).textContent).toBe('Payments');
    expect(screen.queryByRole('heading', { name: 'Advertiser Applications' })).toBeNull();
    await user.click(views.getByRole('link', { name: 'Applications' }));
    expect(await screen.findByRole('heading', { name: 'Advertiser Applications' })).toBeTruthy();
  });

  it('show date, plan, amount, payer, purpose and state', async () => {
    visitPayments({
      [list]: [
        aPayment(),
        aPayment({
          id: 'pi_2',
          plan: 'annual',
          amount: 495,
          status: 'partially_refunded',
          refunded: 10.5,
          application: { id: applicationId, businessName: 'River Outfitters' },
        }),
        aPayment({
          id: 'pi_3',
          status: 'refunded',
          refunded: 49,
          customerEmail: null,
          customerName: null,
          application: { id: applicationId, businessName: null },
        }),
      ],
    });
    const cells = async (id: string) =>
      within(await rowOf(id))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replaceAll('\u202f', ' '));
    const when = 'Mar 9, 2027, 2:05 PM';
    const payer = 'Pie Standada@example.com';
    expect(await cells('pi_1')).toEqual([
      when,
      'Monthly Listing',
      '$49',
      payer,
      'Bought directly',
      'PaidRefund',
      'pi_1Copy',
    ]);
    expect(await cells('pi_2')).toEqual([
      when,
      'Annual Listing',
      '$495',
      payer,
      'River Outfitters',
      'Partly refunded $10.50Refund',
      'pi_2Copy',
    ]);
    expect((await cells('pi_3')).slice(3, 6)).toEqual(['Not known', 'Erased', 'Refunded']);
  });

  it('show a renewal, the state of the subscription, and a dispute', async () => {
    const dispute = {
      ...{ id: 'du_1', amountCents: 4_900, reason: 'fraudulent' },
      evidenceDueAt: '2027-03-18T20:05:00.000Z',
    };
    const subscription = { id: 'sub_1', state: 'payment-failed' } as const;
    const disputed = (id: string, state: 'needs-response' | 'lost') =>
      aPayment({ id, renewal: true, subscription, dispute: { ...dispute, state } });
    visitPayments({ [list]: [disputed('pi_1', 'needs-response'), disputed('pi_2', 'lost')] });
    const cells = async (id: string) =>
      within(await rowOf(id))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replaceAll('\u202f', ' '));
    const waiting = await cells('pi_1');
    expect(waiting[1]).toBe('Monthly ListingRenewal or change of planSubscription: payment failed');
    expect(waiting[4]).toBe('As its first payment');
    expect(waiting[5]).toBe('PaidDispute: needs responseEvidence due Mar 18, 2027, 3:05 PM');
    expect((await cells('pi_2'))[5]).toBe('PaidDispute: lostRefund');
  });

  it('show which terms the buyer agreed to, and when', async () => {
    const consent = { version: '2026-11-22', at: '2027-03-09T20:05:00.000Z' };
    visitPayments({ [list]: [aPayment({ consent })] });
    const row = within(await rowOf('pi_1'));
    expect(row.getByText(/Agreed to the terms of 2026-11-22 on Mar 9, 2027, 2:05/)).toBeTruthy();
  });

  it('lead to the application that they are for', async () => {
    const its = `${applications}&q=${applicationId}&countTo=500`;
    const { user, asked } = visitPayments({
      [list]: [aPayment({ application: { id: applicationId, businessName: 'River Outfitters' } })],
      [its]: [],
    });
    await user.click(await screen.findByRole('link', { name: 'River Outfitters' }));
    await waitFor(() => expect(asked).toContain(its));
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe(
      applicationId,
    );
  });

  it('are filtered by a count and by words, which become part of the address', async () => {
    const refunded = `${list}&status=refunded`;
    const { user, asked, address } = visitPayments({
      [refunded]: [aPayment({ id: 'pi_9' })],
      [`${refunded}&q=ada&countTo=500`]: [],
    });
    await user.click(await screen.findByRole('button', { name: '1 Refunded' }));
    expect(await rowOf('pi_9')).toBeTruthy();
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('1 Refunded');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ada{Enter}');
    expect(await screen.findByText('No payments found')).toBeTruthy();
    expect(asked).toContain(`${refunded}&q=ada&countTo=500`);
    expect(address()).toBe('/admin/dashboard?view=payments&q=ada&status=refunded');
  });

  it.each([
    [
      '?view=payments&status=refunded&q=pie&page=3',
      'limit=25&offset=50&status=refunded&q=pie&countTo=500',
    ],
    ['?view=payments&status=lost&page=-1', 'limit=25&offset=0'],
  ])('are shown as the address %s says, ignoring wrong values', async (search, query) => {
    visitPayments({ [`/api/admin/payments?${query}`]: [aPayment({ id: 'pi_7' })] }, search);
    expect(await rowOf('pi_7')).toBeTruthy();
  });

  it('are paged, and the pressed button keeps the focus', async () => {
    const first = Array.from({ length: 25 }, (_, index) => aPayment({ id: `pi_${index + 100}` }));
    const answers = Response.json(first, { headers: { 'X-Total-Count': '60' } });
    const { user, address } = visitPayments({
      '/api/admin/payments?limit=25&offset=25': [aPayment({ id: 'pi_200' })],
    });
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      input === list ? Promise.resolve(answers.clone()) : fetch(input, init);
    const next = await screen.findByRole('button', { name: 'Next' });
    expect(screen.getByText('Page 1 of 3, 60 in all')).toBeTruthy();
    await user.click(next);
    expect(await rowOf('pi_200')).toBeTruthy();
    expect(address()).toBe('/admin/dashboard?view=payments&page=2');
    expect(document.activeElement).toBe(next);
  });

  it('say that a search finds more than are counted, up to the last page', async () => {
    const found = (offset: number) =>
      `/api/admin/payments?limit=25&offset=${offset}&q=shop&countTo=500`;
    const answers = {
      [found(475)]: pageOf(501, [aPayment({ id: 'pi_7' })]),
      [found(500)]: pageOf(510, [aPayment({ id: 'pi_8' })]),
    };
    const { user } = visitPayments(answers, '?view=payments&q=shop&page=20');
    expect(await screen.findByText('Page 20, more than 500 in all')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 21 of 21, 510 in all')).toBeTruthy();
  });

  it('show a skeleton while they load', async () => {
    visitPayments({ [list]: never });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Loading payments...'));
  });

  it('say so when nobody has paid yet', async () => {
    visitPayments({ [list]: [] });
    expect(await screen.findByText('No payments yet')).toBeTruthy();
  });

  it('say when they cannot be fetched, and can be fetched again', async () => {
    const { user, api } = visitPayments({ [list]: refused(503) });
    expect(await screen.findByText('Failed to fetch payments')).toBeTruthy();
    api[list] = [aPayment()];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('pi_1')).toBeTruthy();
  });

  it('are fetched again when staff refresh, and when they return to them', async () => {
    const { user, asked } = visitPayments();
    await rowOf('pi_1');
    const times = (path: string) => asked.filter((each) => each === path).length;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect([times(list), times(counts)]).toEqual([2, 2]));
    await user.click(screen.getByRole('link', { name: 'Applications' }));
    await user.click(screen.getByRole('link', { name: 'Payments' }));
    await waitFor(() => expect(times(list)).toBe(3));
  });

  it.each([list, counts])(
    'are left when the server knows no token any more for %s',
    async (path) => {
      const { address } = visitPayments({ [path]: refused(401) });
      await waitFor(() => expect(address()).toBe('/admin/login'));
      expect(localStorage.getItem('adminToken')).toBeNull();
    },
  );

  it('lead to the sign-in without a session, and fetch nothing', async () => {
    localStorage.clear();
    const { address, asked } = visitPayments();
    await waitFor(() => expect(address()).toBe('/admin/login'));
    expect(asked).toEqual([]);
  });

  it('have a button that copies the id, which says when the browser refuses', async () => {
    const { user } = visitPayments();
    const copy = await screen.findByRole('button', { name: 'Copy pi_1' });
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe('pi_1');
    expect(useToasts.getState().toast?.title).toBe('Copied');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(copy);
    await waitFor(() => expect(useToasts.getState().toast?.title).toBe('Copy Failed'));
  });
});
