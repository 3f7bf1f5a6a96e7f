import { type EntityManager, IsNull } from 'typeorm';
import { LinkEntity } from './link-entity.js';

/** Invalidates the account's valid links. */
export async function endLinks(manager: EntityManager, accountId: string): Promise<void> {
  await manager.update(LinkEntity, { accountId, endedAt: IsNull() }, { endedAt: () => 'now()' });
}
