import { VersionEntity } from '@town/managed-records/records/version-entity';
import type { EntityManager } from 'typeorm';
import { EventBusinessEntity } from './event-business-entity.js';

/**
 * The name of the business that has posted an event; undefined for an event of somebody else. Only the first version
 * has it for certain, because staff can enter another organizer later.
 */
export async function postingBusiness(
  manager: EntityManager,
  eventId: string,
): Promise<string | undefined> {
  if (!(await manager.existsBy(EventBusinessEntity, { eventId }))) return undefined;
  const posted = await manager.findOneBy(VersionEntity, { recordId: eventId, version: 1 });
  const name = posted?.content['organizer'];
  return typeof name === 'string' && name ? name : 'a business';
}
