import {
  type StaffAdvertiser,
  staffAdvertiserSchema,
} from '@town/contracts/advertisers/staff-record';
import type { ApplicationEntity } from './application-entity.js';

/** An application as the API shows it to the staff. */
export function toStaffAdvertiser(application: ApplicationEntity): StaffAdvertiser {
  return staffAdvertiserSchema.parse({
    ...application,
    submittedAt: application.submittedAt.toISOString(),
    undoUntil: application.undoUntil?.toISOString() ?? null,
  });
}
