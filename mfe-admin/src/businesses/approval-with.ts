import type { Approval } from '@town/contracts/advertisers/approval';
import { advertiserStatuses } from '@town/contracts/advertisers/status';
import type { FoundBusiness } from './found-businesses';

/**
 * The body of the call that approves an application: the status that the clerk has seen, and a business of the
 * directory, or none to create one.
 */
export function approvalWith(seen: string, business: FoundBusiness | undefined): Approval {
  const status = advertiserStatuses.find((each) => each === seen);
  return { ...(status && { status }), ...(business && { businessId: business.id }) };
}

/**
 * What the toast says after the approval.
 * @param others businesses of the same name that the directory had already
 */
export function doneWith(
  business: FoundBusiness | undefined,
  others: readonly FoundBusiness[],
): { title: string; description: string } {
  if (business) {
    return { title: 'Business Chosen', description: `The application is for ${business.name}` };
  }
  const [other] = others;
  return {
    title: 'Business Created',
    description: other
      ? `The directory had ${other.name} already. If it is the same business, undo this and use that one.`
      : 'Business listing has been created successfully',
  };
}
