import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes the words of audit entries for the search. Only the owner of the table can add an index. If that
 * is no longer the service, the protection of the log adds it later, and until then searches read the whole
 * table. The index is built concurrently, which is not possible in a transaction. It uses only functions of
 * PostgreSQL: functions of the service would run with the rights of the table's owner.
 */
export class IndexAuditWords1799800000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm');
    const [{ mine }] = await runner.query(`
      select pg_has_role(relowner, 'usage') as mine from pg_class
      where oid = 'audit_entries'::regclass
    `);
    if (!mine) return;
    // An interrupted build leaves an invalid index, which is dropped and built again.
    await runner.query('drop index concurrently if exists audit_entries_by_words');
    await runner.query(`
      create index concurrently audit_entries_by_words on audit_entries using gin (lower(
        e'\\n' || action || e'\\n' || kind || e'\\n ' || record_id || ' ' || actor || ' ' ||
        coalesce(before::text, '') || coalesce(after::text, '')) gin_trgm_ops)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists audit_entries_by_words');
  }
}
