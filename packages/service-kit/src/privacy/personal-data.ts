import { Inject, Injectable } from '@nestjs/common';
import { auditSubjects } from '@town/contracts/audit/events';
import { DataSource, type EntityManager } from 'typeorm';
import { emailHash } from './email-hash.js';
import { PERSONAL_TABLES, type PersonalTable } from './personal-table.js';
import { lockErasure } from './was-erased.js';
import { withoutOthers } from './without-others.js';

/** Everything that a service stores about an e-mail address. */
@Injectable()
export class PersonalData {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(PERSONAL_TABLES) private readonly tables: PersonalTable[],
  ) {}

  /**
   * All data about the address by table, including technical copies. Audit events are left out: they
   * contain the changed data, which may be about other people, and the audit log stores the same entries.
   */
  async export(email: string): Promise<Record<string, unknown[]>> {
    const hash = emailHash(email);
    const held: Record<string, unknown[]> = {};
    for (const { table, email: column, secret = [], shown, others = {} } of this.tables) {
      const from = shown ? `(${shown})` : table;
      const rows: { row: unknown }[] = await this.dataSource.query(
        `select to_jsonb(t) - $2::text[] as row from ${from} t where email_hash(t.${column}) = $1`,
        [hash, secret],
      );
      const own = rows.map(({ row }) => withoutOthers(row, others, hash));
      held[table] = [...(held[table] ?? []), ...own];
    }
    const events: { event: unknown }[] = await this.dataSource.query(
      `select event from outbox
       where mentions(event::jsonb -> 'data', $1, '{}') and subject <> all($2)`,
      [hash, auditSubjects],
    );
    const answers: { answer: unknown }[] = await this.dataSource.query(
      `select answer from idempotency_keys where mentions(answer::jsonb, $1, '{}')`,
      [hash],
    );
    held['outbox'] = events.map(({ event }) => event);
    held['idempotency_keys'] = answers.map(({ answer }) => answer);
    return Object.fromEntries(Object.entries(held).filter(([, rows]) => rows.length > 0));
  }

  /**
   * Erases rows in the manager's transaction; EventEraser erases published events later. Entries of
   * the audit log stay: they name a record by its id, and hold no data of a visitor.
   */
  async erase(manager: EntityManager, erasureId: string, hash: string): Promise<void> {
    await lockErasure(manager, hash);
    const ids: string[] = [];
    for (const each of this.tables)
      if (!each.kept) ids.push(...(await eraseRows(manager, each, hash)));
    await manager.query(
      `delete from outbox
       where mentions(event::jsonb -> 'data', $1, $2) and subject <> all($3)`,
      [hash, ids, auditSubjects],
    );
    await manager.query('delete from idempotency_keys where mentions(answer::jsonb, $1, $2)', [
      hash,
      ids,
    ]);
    await manager.query(
      `insert into erasures (id, email_hash, record_ids) values ($1, $2, $3)
       on conflict do nothing`,
      [erasureId, hash, ids],
    );
  }
}

async function eraseRows(
  manager: EntityManager,
  { table, email, erasable = 'true', clear, without }: PersonalTable,
  hash: string,
): Promise<string[]> {
  const changes = without ?? clear?.map((column) => `${column} = null`).join(', ');
  const rows = `where email_hash(${email}) = $1 and ${erasable}`;
  if (changes) {
    await manager.query(`update ${table} set ${changes} ${rows}`, [hash]);
    // No ids are returned, because events about a row that stays are still needed; only those that
    // contain the address are erased.
    return [];
  }
  const [deleted]: [{ id: string }[], number] = await manager.query(
    `delete from ${table} ${rows} returning id`,
    [hash],
  );
  return deleted.map(({ id }) => id);
}
