import type { Approval } from '@town/contracts/advertisers/approval';
import { advertiserStatuses } from '@town/contracts/advertisers/status';
import type { FoundBusiness } from './existing-business';

/**
 * The body of the call that approves an application: the status that the clerk has seen, and a business of the
 * directory, or none to create one.
 */
export function approvalWith(seen: string, business: FoundBusiness | undefined): Approval {
  const status = advertiserStatuses.find((each) => each === seen);
  return { ...(status && { status }), ...(business && { businessId: business.id }) };
}

/** What the toast says after the approval. */
export const doneWith = (business: FoundBusiness | undefined) =>
  business
    ? { title: 'Business Chosen', description: `The application is for ${business.name}` }
    : {
        title: 'Business Created',
        description: 'Business listing has been created successfully',
      };
