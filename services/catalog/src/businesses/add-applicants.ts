import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the applicant of each link, and links for businesses that were created from their application. So
 * everybody who may become the owner of a business is known, however its applications are undone. The member
 * that a creation added was stored in its transaction.
 */
export class AddApplicants1799801100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table linked_applications
        -- Lower case; null after an erasure, and in links of earlier releases.
        add column applicant text,
        add column linked_at timestamptz not null default clock_timestamp();
      insert into linked_applications (application_id, business_id, pays_for, added_member_id)
        select (r.content ->> 'applicationId')::uuid, r.id, (r.content ->> 'applicationId')::uuid, (
          select m.id from business_members m
          where m.business_id = r.id
            and m.created_at between born.at - interval '1 minute' and born.at + interval '1 minute'
          order by m.created_at limit 1
        )
        from records r
        left join record_versions born on born.record_id = r.id and born.version = 1
        left join application_approvals a on a.application_id::text = r.content ->> 'applicationId'
        where r.kind = 'businesses' and r.content ->> 'applicationId' <> r.id::text
          and (a.application_id is null or a.approved > a.taken_back)
        on conflict (application_id) do nothing;
      update linked_applications l set applicant = m.email
        from business_members m where m.id = l.added_member_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from linked_applications where pays_for = application_id;
      alter table linked_applications drop column applicant, drop column linked_at;
    `);
  }
}
