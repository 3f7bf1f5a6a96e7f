import { Injectable } from '@nestjs/common';
import type { PaymentQuery } from '@town/contracts/api/list-query';
import type { PaymentCounts } from '@town/contracts/payments/staff-record';
import { likePattern } from '@town/service-kit/database/like-pattern';
import { type ListAnswer, uncachedAnswer } from '@town/service-kit/lists/list-answer';
import { DataSource } from 'typeorm';
import { refundEnds } from '../subscriptions/decide-end.js';

const cents = 'coalesce(p.amount_cents, p.amount * 100)';

// The same as `givenBackCents` of the entity.
const givenBack = `least(${cents}, p.refunded_cents + case when p.dispute ->> 'state' = 'lost'
  then (p.dispute ->> 'amountCents')::int else 0 end)`;
const status = `case when ${givenBack} = 0 then 'succeeded'
  when ${givenBack} < ${cents} then 'partially_refunded' else 'refunded' end`;

// The other payments count as succeeded. An index covers this condition.
const isGivenBack = `(p.refunded_cents > 0 or p.dispute ->> 'state' = 'lost')`;

const matches = `select p.id, p.paid_at from payments p
  where ($1::text is null or ${status} = $1)
    and ($1::text is null or $1 = 'succeeded' or ${isGivenBack})
    and ($2::text is null or p.id ilike $2 or p.customer_email ilike $2 or p.customer_name ilike $2
      or p.application_id = any(array(
        select id from advertiser_applications where business_name ilike $2)))`;

const columns = `p.id, ${status} as status, p.plan, (${cents} / 100.0)::float8 as amount,
  (${givenBack} / 100.0)::float8 as refunded,
  to_char(p.paid_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "paidAt",
  'usd' as currency, p.dispute, p.renewal,
  case when p.consent_version is not null then json_build_object('version', p.consent_version,
    'at', to_char(p.consented_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  end as consent,
  case when s.id is not null then json_build_object('id', s.id, 'state', s.state)
  end as subscription, s.id is not null and ${refundEnds('p', 's')} as "refundEnds",
  p.customer_email as "customerEmail", p.customer_name as "customerName",
  case when p.application_id is not null
    then json_build_object('id', p.application_id, 'businessName', a.business_name)
  end as application`;

/** The list of payments for staff, including those without an application. */
@Injectable()
export class PaymentList {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async page({ q, status: shown, limit, offset }: PaymentQuery): Promise<ListAnswer> {
    // Comparing text is the most expensive part, so a search is materialized once for the page and the
    // total.
    const [found] = await this.dataSource.query<{ total: number; records: unknown[] }[]>(
      `with matches as ${q ? 'materialized' : 'not materialized'} (${matches})
       select (select count(*)::int from matches) as total,
         (select coalesce(json_agg(page), '[]') from (
           select ${columns}
           from (select id from matches order by paid_at desc, id limit $3 offset $4) shown
             join payments p on p.id = shown.id
             left join advertiser_applications a on a.id = p.application_id
             left join subscriptions s on s.id = p.subscription_id
           order by p.paid_at desc, p.id
         ) page) as records`,
      [shown === 'all' ? null : shown, q ? likePattern(q) : null, limit, offset],
    );
    return uncachedAnswer(found?.records ?? [], found?.total ?? 0);
  }

  async counts(): Promise<PaymentCounts> {
    const [counts] = await this.dataSource.query<PaymentCounts[]>(`
      select total, total - partially_refunded - refunded as succeeded, partially_refunded, refunded
      from (select count(*)::int as total from payments) payments, (
        select count(*) filter (where ${status} = 'partially_refunded')::int as partially_refunded,
          count(*) filter (where ${status} = 'refunded')::int as refunded
        from payments p where ${isGivenBack}
      ) given_back`);
    return counts!;
  }
}
