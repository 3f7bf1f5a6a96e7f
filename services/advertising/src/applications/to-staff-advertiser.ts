import {
  type StaffAdvertiser,
  staffAdvertiserSchema,
} from '@town/contracts/advertisers/staff-record';
import type { ApplicationEntity } from './application-entity.js';

/** Converts an application to the response for staff. */
export function toStaffAdvertiser(application: ApplicationEntity): StaffAdvertiser {
  return staffAdvertiserSchema.parse({
    ...application,
    // A process of the release before may have undone the approval; it keeps the business.
    businessId: application.isTakenBack ? null : application.businessId,
    submittedAt: application.submittedAt.toISOString(),
    undoUntil: application.undoUntil?.toISOString() ?? null,
  });
}
