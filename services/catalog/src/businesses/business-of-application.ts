import { RecordEntity } from '@town/managed-records/record-entity';
import type { EntityManager } from 'typeorm';

/**
 * Finds the record that was created from an application, in any state; null when there is none.
 */
export function findBusinessOf(
  manager: EntityManager,
  applicationId: string,
): Promise<RecordEntity | null> {
  return manager
    .createQueryBuilder(RecordEntity, 'r')
    .where(`r.kind = 'businesses' and r.content ->> 'applicationId' = :applicationId`, {
      applicationId,
    })
    .getOne();
}
