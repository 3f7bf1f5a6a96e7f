import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the audit log. The trigger prevents accidental changes. Real protection needs a service that owns
 * neither the table nor the schema, which operations arranges after this migration.
 */
export class CreateAuditEntries1795651201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_entries (
        id uuid primary key,
        at timestamptz not null,
        service text not null,
        actor text not null,
        action text not null,
        kind text not null,
        record_id text not null,
        before jsonb,
        after jsonb,
        request_id text,
        stored_at timestamptz not null default clock_timestamp()
      );
      create index audit_entries_by_time on audit_entries (at desc, id);
      create index audit_entries_by_actor on audit_entries (actor, at desc);
      create index audit_entries_by_record on audit_entries (kind, record_id, at desc);

      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit log only grows' using errcode = 'insufficient_privilege';
      end $$;
      create trigger audit_entries_only_grow
        before update or delete or truncate on audit_entries
        for each statement execute function refuse_audit_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_entries; drop function refuse_audit_change');
  }
}
