import {
  type StaffAdvertiser,
  staffAdvertiserSchema,
} from '@town/contracts/advertisers/staff-record';
import type { ApplicationEntity } from './application-entity.js';

/** Converts an application to the response for staff. */
export function toStaffAdvertiser(application: ApplicationEntity): StaffAdvertiser {
  return staffAdvertiserSchema.parse({
    ...application,
    submittedAt: application.submittedAt.toISOString(),
    undoUntil: application.undoUntil?.toISOString() ?? null,
  });
}
