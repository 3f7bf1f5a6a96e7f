import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Publishes approvals again for owners who bought another plan while a cancelled one was still running.
 * Earlier releases did not publish that the new plan pays for the same business, so the business became
 * Basic when the first plan ended. The catalog knows these approvals and creates no second business. The
 * events are dated before the first real one, so that no other consumer takes them for new.
 */
export class PublishFollowingSubscriptions1799200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into outbox (id, subject, event)
      select e.id, e.subject, json_build_object(
        'specversion', '1.0', 'id', e.id, 'source', '/services/advertising', 'type', e.subject,
        'time', to_char(e.time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'datacontenttype', 'application/json',
        'data', json_build_object(
          'id', a.id, 'businessName', a.business_name, 'businessType', a.business_type,
          'businessDescription', a.business_description, 'businessAddress', a.business_address,
          'businessWebsite', null, 'phone', a.phone, 'email', a.email,
          'approval', a.approvals, 'subscriptionId', s.id))
      from subscriptions s
      join payments own on own.id = s.first_payment_id and own.application_id is null
      join lateral (select p.application_id
        from subscriptions last join payments p on p.id = last.first_payment_id
        where last.email = s.email and last.id <> s.id and p.application_id is not null
        order by last.first_paid_at desc limit 1) followed on true
      join advertiser_applications a on a.id = followed.application_id
      cross join lateral (select gen_random_uuid() as id,
        'advertising.advertiser-approved.v1' as subject,
        coalesce(a.approved_at - interval '1 millisecond', a.submitted_at) as time) e
      where s.state <> 'ended' and a.business_id is not null and not a.is_taken_back
        and a.approvals > 0
    `);
  }

  /** Published events cannot be withdrawn. */
  async down(): Promise<void> {}
}
