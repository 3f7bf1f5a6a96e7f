import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Publishes approvals again whose event did not name the subscription that pays for them. Earlier releases
 * did not publish it, so the catalog labels none of these businesses as sponsored. The catalog knows these
 * approvals and creates no second business. The events are dated before the first real one, so that no
 * other consumer takes them for new.
 */
export class PublishLateSubscriptions1797000100000 implements MigrationInterface {
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
      from advertiser_applications a
      join payments p on p.application_id = a.id
      join subscriptions s on s.id = p.subscription_id and s.state <> 'ended'
      cross join lateral (select gen_random_uuid() as id,
        'advertising.advertiser-approved.v1' as subject,
        coalesce(a.approved_at - interval '1 millisecond', a.submitted_at) as time) e
      where a.business_id is not null and not a.is_taken_back and a.approvals > 0
    `);
  }

  /** Published events cannot be withdrawn. */
  async down(): Promise<void> {}
}
