import { type EntityManager, IsNull } from 'typeorm';
import { LinkEntity } from './link-entity.js';

/** Ends the links of an account that count still. */
export async function endLinks(manager: EntityManager, accountId: string): Promise<void> {
  await manager.update(LinkEntity, { accountId, endedAt: IsNull() }, { endedAt: () => 'now()' });
}
