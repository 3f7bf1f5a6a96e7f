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

const hasStatus = `($1::text is null or ${status} = $1)`;
const mayHaveStatus = `($1::text is null or $1 = 'succeeded' or ${isGivenBack})`;
const withStatus = `select p.id, p.paid_at from payments p where ${hasStatus} and ${mayHaveStatus}`;
const containsWords = '(p.id ilike $2 or p.customer_email ilike $2 or p.customer_name ilike $2)';

/**
 * @param isNeeded also a condition of the subquery, because a parallel plan evaluates the subquery before it
 *   checks the condition of the payments
 */
const matchesIf = (isNeeded: string) => `${withStatus} and ${isNeeded} and ($2::text is null
  or ${containsWords} or p.application_id = any(array(
    select id from advertiser_applications where business_name ilike $2 and ${isNeeded})))`;

// The newest payments, compared one after the other. PostgreSQL cannot turn the scalar subquery into a search
// for all applications with the words. It would expect few payments with a status, and sort all of them, so the
// status is compared with the words.
const newestCompared = `select p.id, p.paid_at, ${hasStatus} and (${containsWords} or coalesce((
    select a.business_name ilike $2 from advertiser_applications a where a.id = p.application_id), false)
  ) as is_match from payments p where ${mayHaveStatus} order by p.paid_at desc, p.id limit 2000`;

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

const newest = 'order by paid_at desc, id limit $3 offset $4';

/** SQL of the records of a page. */
const recordsOf = (ids: string) => `(select coalesce(json_agg(page), '[]') from (
  select ${columns} from (${ids}) shown
    join payments p on p.id = shown.id
    left join advertiser_applications a on a.id = p.application_id
    left join subscriptions s on s.id = p.subscription_id
  order by p.paid_at desc, p.id
) page)`;

const listed = `with matches as not materialized (${matchesIf('true')})
  select (select count(*)::int from matches) as total,
    ${recordsOf(`select id from matches ${newest}`)} as records`;

// Comparing text is the most expensive part, so up to $5 matches are found once for the page and the total. If
// the payments themselves contain the words so often, those of the applications are not looked for. If there are
// more matches, they are usually so frequent that the newest payments contain a page; otherwise all are found
// and sorted.
const searched = `
  with themselves as materialized (
    ${withStatus} and ${containsWords} and $5::int is not null limit $5::int
  ), found as materialized (
    ${matchesIf('(select count(*) from themselves) < coalesce($5::int, 1)')} limit $5::int
  ), counted as materialized (
    select total, total >= $5::int is true as is_cut
    from (select greatest((select count(*) from themselves), (select count(*) from found))::int as total) counts
  ), compared as materialized (
    select id, paid_at from (${newestCompared}) newest
    where is_match and (select is_cut from counted) order by paid_at desc, id limit $3::int + $4::int
  ), paged as materialized (
    select (select count(*) from compared) = $3::int + $4::int as is_whole
  ), everything as materialized (
    ${matchesIf('(select is_cut from counted) and not (select is_whole from paged)')}
  )
  select (select total from counted) as total,
    ${recordsOf(`
      (select id from found where not (select is_cut from counted) ${newest})
      union all
      (select id from compared where (select is_whole from paged) ${newest})
      union all
      (select id from everything ${newest})`)} as records`;

interface Found {
  total: number;
  records: unknown[];
}

/** The list of payments for staff, including those without an application. */
@Injectable()
export class PaymentList {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async page(query: PaymentQuery): Promise<ListAnswer> {
    const { q, status: shown, limit, offset = 0, countTo } = query;
    const most = q && countTo && limit ? Math.max(countTo, offset + limit) : null;
    const parameters = [shown === 'all' ? null : shown, q ? likePattern(q) : null, limit, offset];
    const [found] = q
      ? await this.dataSource.query<Found[]>(searched, [...parameters, most && most + 1])
      : await this.dataSource.query<Found[]>(listed, parameters);
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
