/**
 * Stores decisions about records whose item has not arrived yet: the events of both have separate
 * consumers, and either may be handled first.
 */
import type { EntityManager } from 'typeorm';
import type { InboxItemEntity } from './inbox-item-entity.js';

type Named = Pick<InboxItemEntity, 'kind' | 'recordId'>;

interface Decision {
  state: InboxItemEntity['state'];
  at: Date;
}

/** Takes an advisory lock, so that only one transaction at a time adds or settles the item of a record. */
export async function lockItem(manager: EntityManager, { kind, recordId }: Named): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727082))', [
    `${kind} ${recordId}`,
  ]);
}

/** Stores the latest decision, for as long as an event can still be delivered. */
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

/** Returns the decision about a record and deletes it. */
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
