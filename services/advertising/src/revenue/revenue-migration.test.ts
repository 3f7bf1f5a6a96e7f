import { usePayments } from '../testing/payments-harness.js';

const payments = usePayments();
const query = <Row extends object>(sql: string) => payments.database.query<Row>(sql);

test.each([
  ['payments', 'dispute'],
  ['payments', 'refunded_cents'],
  ['payments', 'amount'],
  ['subscriptions', 'ended_at'],
  ['subscriptions', 'first_paid_at'],
  ['failed_renewals', 'recovered_at'],
])('a column that the revenue consists of cannot be dropped: %s.%s', async (table, column) => {
  const dropped = query(`alter table ${table} drop column ${column}`);
  await expect(dropped).rejects.toMatchObject({ code: '2BP01' });
});
