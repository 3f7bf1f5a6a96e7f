import { PaymentEntity } from './payment-entity.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));

const paid = () =>
  Object.assign(new PaymentEntity(), {
    plan: 'annual' as const,
    dollars: 495,
    amountCents: 49_500,
    refundedCents: 0,
    customerEmail: null,
    customerName: 'Pie Shop',
    paidAt: at(0),
    checkedAt: at(10),
    applicationId: null,
  });

test('an older response of Stripe does not replace a newer one', () => {
  const payment = paid();
  expect(payment.recordRefunds(49_500, at(30))).toBe(true);
  expect(payment.recordRefunds(10_000, at(20))).toBe(false);
  expect(payment.status).toBe('refunded');
  // A refund can still fail after it was reported.
  expect(payment.recordRefunds(10_000, at(40))).toBe(true);
  expect(payment.summary()).toEqual({
    status: 'partially_refunded',
    plan: 'annual',
    amount: 495,
    refunded: 100,
    paidAt: '2026-11-21T12:00:00.000Z',
  });
});

test('a report of the payer adds missing details and changes nothing else', () => {
  const payment = paid();
  expect(payment.addCustomer('ann@example.com', 'Other Shop')).toBe(true);
  expect(payment).toMatchObject({ customerEmail: 'ann@example.com', customerName: 'Pie Shop' });
  expect(payment.addCustomer('bob@example.com', null)).toBe(false);
});

test('a receipt that is due is settled once, as soon as the address is known', () => {
  const payment = Object.assign(paid(), { receiptDue: true });
  expect(payment.settleReceipt()).toBe(false);
  payment.addCustomer('ann@example.com', null);
  payment.recordRefunds(49_500, at(30));
  expect(payment.settleReceipt()).toBe(false);
  payment.recordRefunds(0, at(40));
  expect(payment.settleReceipt()).toBe(true);
  expect(payment.settleReceipt()).toBe(false);
});
