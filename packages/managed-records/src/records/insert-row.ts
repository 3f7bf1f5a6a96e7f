import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';

/** Inserts a row. TypeORM's own type of a row refuses JSON columns whose content is unknown. */
export async function insertRow<Entity extends object>(
  manager: EntityManager,
  entity: new () => Entity,
  row: Entity,
): Promise<void> {
  await manager.insert(entity, row as QueryDeepPartialEntity<Entity>);
}
