import { RecordEntity } from '@town/managed-records/records/record-entity';
import type { EntityManager } from 'typeorm';

/**
 * Finds the record that was created from an application, or that it was approved with, in any state; null when
 * there is none.
 */
export function findBusinessOf(
  manager: EntityManager,
  applicationId: string,
): Promise<RecordEntity | null> {
  return manager
    .createQueryBuilder(RecordEntity, 'r')
    .where(
      `r.kind = 'businesses' and r.content ->> 'applicationId' = cast(coalesce((
         select l.pays_for from linked_applications l where l.application_id = :applicationId
       ), :applicationId) as text)`,
      { applicationId },
    )
    .getOne();
}

/** Finds the record that was created from an application, in any state; null when there is none. */
export function findCreatedBusiness(
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
