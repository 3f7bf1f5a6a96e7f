import type { Approval } from '@town/contracts/advertisers/approval';
import { staffApi } from '@town/contracts/api/paths';
import { sendJson } from '@town/slice-kit/send-json';
import type { ShownAdvertiser } from '../dashboard/advertisers-query';
import { businessesOfName, type FoundBusiness } from './found-businesses';
import { seenStatus } from './seen-status';

/** An application, as the clerk sees it. */
export type SeenApplication = Pick<
  ShownAdvertiser,
  'id' | 'businessName' | 'businessId' | 'status'
>;

/**
 * Approves an application.
 * @param business the business of the directory that it is for; without it, one is created
 * @returns businesses of its name that the directory had already, if this created another one
 */
export async function approve(
  { id, businessName, businessId, status }: SeenApplication,
  business: FoundBusiness | undefined,
  token: string,
): Promise<FoundBusiness[]> {
  const createsOne = !business && !businessId;
  const others = createsOne ? await businessesOfName(businessName) : [];
  await sendJson(staffApi.createBusiness(id), approvalWith(status, business), { token });
  return others;
}

/** The body of the call: the status that the clerk has seen, and the chosen business. */
function approvalWith(seen: string, business: FoundBusiness | undefined): Approval {
  const status = seenStatus(seen);
  return { ...(status && { status }), ...(business && { businessId: business.id }) };
}

/** Whether the approval makes an application active again that has its business already. */
export const isActiveAgain = (
  { businessId }: Pick<SeenApplication, 'businessId'>,
  business: FoundBusiness | undefined,
): boolean => businessId !== null && !business;

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
  const created = 'Business listing has been created successfully';
  const [other] = others;
  return {
    title: 'Business Created',
    description: other
      ? `${created}. The directory had ${other.name} already. If it is the same business, undo this and use that one.`
      : created,
  };
}
