import { type Advertiser, advertiserSchema } from '@town/contracts/advertiser-record';
import type { ApplicationEntity } from './application-entity.js';

/** An application as the API shows it. */
export function toAdvertiser(application: ApplicationEntity): Advertiser {
  return advertiserSchema.parse({
    ...application,
    submittedAt: application.submittedAt.toISOString(),
  });
}
