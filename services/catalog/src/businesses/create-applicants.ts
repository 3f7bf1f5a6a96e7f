import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores who applied for each business, so that everybody who may become its owner is known, however its
 * applications are undone. The table is not part of `linked_applications`: during an upgrade, a process of the
 * release before takes each row of that one for a business that existed before its application. The member
 * that a creation added was stored in its transaction.
 */
export class CreateApplicants1799801100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table applicants (
        application_id uuid primary key,
        business_id uuid not null references records on delete cascade,
        -- Lower case; null for somebody who was erased, has deleted the account, or manages the business no more.
        applicant text,
        -- The membership that the approval added.
        added_member_id uuid,
        joined_at timestamptz not null default clock_timestamp()
      );
      create index applicants_by_business on applicants (business_id);
      create index applicants_by_email on applicants (applicant);

      create function forget_applicant() returns trigger language plpgsql as $$
      begin
        update applicants set applicant = null
          where business_id = old.business_id and applicant = old.email;
        return null;
      end $$;
      create trigger forget_applicant after delete on business_members
        for each row execute function forget_applicant();

      insert into applicants (application_id, business_id, applicant, added_member_id, joined_at)
        select l.application_id, l.business_id, m.email, l.added_member_id,
          coalesce(m.created_at, r.created_at)
        from linked_applications l
        join records r on r.id = l.business_id
        left join business_members m on m.id = l.added_member_id;
      insert into applicants (application_id, business_id, applicant, added_member_id, joined_at)
        select (r.content ->> 'applicationId')::uuid, r.id,
          case when a.application_id is null or a.approved > a.taken_back then m.email end, m.id,
          coalesce(m.created_at, r.created_at)
        from records r
        left join record_versions born on born.record_id = r.id and born.version = 1
        left join application_approvals a on a.application_id::text = r.content ->> 'applicationId'
        left join lateral (
          select * from business_members each
          where each.business_id = r.id
            and each.created_at between born.at - interval '1 minute' and born.at + interval '1 minute'
          order by each.created_at limit 1
        ) m on true
        where r.kind = 'businesses' and r.content ->> 'applicationId' <> r.id::text
          and (a.application_id is null or a.approved > a.taken_back or not exists (
            -- Such a business stays only for another application.
            select from linked_applications l where l.business_id = r.id
          ))
        on conflict (application_id) do nothing;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger forget_applicant on business_members;
      drop function forget_applicant;
      drop table applicants;
    `);
  }
}
