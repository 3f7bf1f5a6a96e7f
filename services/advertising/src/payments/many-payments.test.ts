import type { StaffPayment } from '@town/contracts/payments/staff-record';
import { expectBoundedSearch } from '@town/service-kit/testing/expect-bounded-search';
import { readJson } from '@town/service-kit/testing/read-json';
import { usePayments } from '../testing/payments-harness.js';

const payments = usePayments();
const path = '/api/admin/payments';

describe('with many payments, the list', () => {
  beforeAll(async () => {
    await payments.database.query(`
      insert into payments (id, plan, amount, refunded_cents, customer_email, customer_name,
        paid_at, checked_at, recorded_by)
      select 'pi_' || lpad(n::text, 4, '0'), 'monthly', 49,
        case when n % 10 = 0 then 4900 when n % 10 = 1 then 100 else 0 end,
        'payer' || n || '@example.com', 'Shop ' || n || case when n = 7 then ' 100%_' else '' end,
        now() - n * interval '1 minute', now(), 'webhook'
      from generate_series(1, 5000) n`);
  });

  const ids = async (query: string) => {
    const response = await payments.asStaff(path + query);
    expect(response.status).toBe(200);
    return (await readJson<StaffPayment[]>(response)).map(({ id }) => id);
  };

  it('is sorted newest first, and complete across its pages', async () => {
    const whole = await ids('');
    expect(whole).toHaveLength(5_000);
    expect(whole).toEqual([...whole].sort());
    expect(await ids('?limit=3&offset=2')).toEqual(['pi_0003', 'pi_0004', 'pi_0005']);
    expect(await ids('?offset=4999')).toEqual(['pi_5000']);
    const page = await payments.asStaff(`${path}?limit=25&offset=50`);
    expect(page.headers.get('x-total-count')).toBe('5000');
  });

  it('can be searched and filtered by state', async () => {
    expect(await ids('?q=PAYER42@')).toEqual(['pi_0042']);
    expect(await ids('?q=pi_4999')).toEqual(['pi_4999']);
    expect(await ids(`?q=${encodeURIComponent('100%_')}`)).toEqual(['pi_0007']);
    expect(await ids(`?q=${encodeURIComponent("' or 1=1--")}`)).toEqual([]);
    expect(await ids('?status=refunded&limit=2')).toEqual(['pi_0010', 'pi_0020']);
    expect(await ids('?status=partially_refunded&limit=2')).toEqual(['pi_0001', 'pi_0011']);
    expect(await ids('?status=succeeded&limit=2')).toEqual(['pi_0002', 'pi_0003']);
    expect(await ids('?status=all&limit=2')).toEqual(['pi_0001', 'pi_0002']);
    expect(await ids('?status=refunded&q=shop 100')).toEqual(['pi_0100', 'pi_1000']);
  });

  it('counts as far as it is asked, with the same pages', async () => {
    const get = (query: string) => payments.asStaff(`${path}?${query}`);
    for (const countTo of [1, 8, 40, 500]) {
      const pages = { limit: 20, countTo };
      expect(await expectBoundedSearch(get, 'q=payer49', pages)).toBe(111);
      expect(await expectBoundedSearch(get, 'q=payer49&status=refunded', pages)).toBe(11);
      expect(await expectBoundedSearch(get, 'q=nobody', pages)).toBe(0);
    }
  });

  it('has a count for each state', async () => {
    const response = await payments.asStaff(`${path}/counts`);
    expect(await response.json()).toEqual({
      total: 5_000,
      succeeded: 4_000,
      partially_refunded: 500,
      refunded: 500,
    });
  });

  it('includes lost disputes in the filter and the counts', async () => {
    await payments.database.query(`
      insert into payments (id, plan, amount, refunded_cents, dispute, customer_name,
        paid_at, checked_at, recorded_by)
      select id, 'annual', 49, refunded, dispute::jsonb, 'Disputed ' || id,
        '2020-01-01', now(), 'webhook'
      from (values
        ('lost', 0, '{"state":"lost","amountCents":4900}'),
        ('lost-part', 100, '{"state":"lost","amountCents":1000}'),
        ('open', 0, '{"state":"needs_response","amountCents":4900}')
      ) given(id, refunded, dispute)`);
    const found = async (status: string) => {
      const address = `${path}?status=${status}&q=disputed&limit=2`;
      const total = (await payments.asStaff(address)).headers.get('x-total-count');
      return [total, ...(await ids(`?status=${status}&q=disputed`))];
    };
    expect(await found('refunded')).toEqual(['1', 'lost']);
    expect(await found('partially_refunded')).toEqual(['1', 'lost-part']);
    expect(await found('succeeded')).toEqual(['1', 'open']);
    expect(await found('all')).toEqual(['3', 'lost', 'lost-part', 'open']);
    const after = await payments.asStaff(`${path}?q=disputed&limit=1&offset=3`);
    expect(after.headers.get('x-total-count')).toBe('3');
    expect(await after.json()).toEqual([]);
    const counts = await payments.asStaff(`${path}/counts`);
    expect(await counts.json()).toEqual({
      total: 5_003,
      succeeded: 4_001,
      partially_refunded: 501,
      refunded: 501,
    });
  });
});
