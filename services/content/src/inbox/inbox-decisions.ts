/**
 * Remembers what was decided about a record whose item has not arrived: their events have consumers of
 * their own, and either may be handled first.
 */
import type { EntityManager } from 'typeorm';
import type { InboxItemEntity } from './inbox-item-entity.js';

type Named = Pick<InboxItemEntity, 'kind' | 'recordId'>;

interface Decision {
  state: InboxItemEntity['state'];
  at: Date;
}

/** Makes everybody else who adds or settles the item of a record wait for the end of the transaction. */
export async function lockItem(manager: EntityManager, { kind, recordId }: Named): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727082))', [
    `${kind} ${recordId}`,
  ]);
}

/** Remembers the latest decision, as long as an event can still be delivered. */
export async function rememberDecision(
  manager: EntityManager,
  { kind, recordId }: Named,
  { state, at }: Decision,
): Promise<void> {
  await manager.query(
    `delete from inbox_decisions where settled_at < clock_timestamp() - interval '90 days'`,
  );
  await manager.query(
    `insert into inbox_decisions (kind, record_id, state, settled_at) values ($1, $2, $3, $4)
     on conflict (kind, record_id) do update
       set state = excluded.state, settled_at = excluded.settled_at
       where inbox_decisions.settled_at <= excluded.settled_at`,
    [kind, recordId, state, at],
  );
}

/** The decision about a record, which is forgotten with it. */
export async function takeDecision(
  manager: EntityManager,
  { kind, recordId }: Named,
): Promise<Decision | undefined> {
  const [rows]: [Decision[], number] = await manager.query(
    `delete from inbox_decisions where kind = $1 and record_id = $2
     returning state, settled_at as at`,
    [kind, recordId],
  );
  return rows[0];
}
