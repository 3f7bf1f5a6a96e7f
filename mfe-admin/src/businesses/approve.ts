import type { Approval } from '@town/contracts/advertisers/approval';
import { staffApi } from '@town/contracts/api/paths';
import { sendJson } from '@town/slice-kit/send-json';
import type { ShownAdvertiser } from '../dashboard/advertisers-query';
import { businessesOfName, type FoundBusiness, isPublic } from './found-businesses';
import { seenStatus } from './seen-status';

/** An application, as the clerk sees it. */
export type SeenApplication = Pick<
  ShownAdvertiser,
  'id' | 'businessName' | 'businessId' | 'status'
>;

/** What is known after an approval. */
export interface Approved {
  /** Businesses of its name that the directory had already, if the approval created another one. */
  others: readonly FoundBusiness[];
  /** Whether the business that the application had before is public; undefined if that is not known. */
  isShown: boolean | undefined;
}

/**
 * Approves an application.
 * @param business the business of the directory that it is for; without it, one is created
 */
export async function approve(
  { id, businessName, businessId, status }: SeenApplication,
  business: FoundBusiness | undefined,
  token: string,
): Promise<Approved> {
  const own = business ? null : businessId;
  const others = !business && !own ? await businessesOfName(businessName) : [];
  await sendJson(staffApi.createBusiness(id), approvalWith(status, business), { token });
  return { others, isShown: own ? await isPublic(own) : undefined };
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

/** What the toast says when an application that has its business already is active again. */
export const againWith = ({ isShown }: Approved): { title: string; description: string } => ({
  title: 'Application Active',
  description: `The application is active again${ownBusinessThen(isShown)}`,
});

function ownBusinessThen(isShown: boolean | undefined): string {
  if (isShown) return ', with its business.';
  return isShown === false ? ', but its business is not public. It may be archived.' : '.';
}

/** What the toast says after the approval. */
export function doneWith(
  business: FoundBusiness | undefined,
  approved: Approved,
): { title: string; description: string } {
  if (approved.isShown === false) return againWith(approved);
  if (business) {
    return { title: 'Business Chosen', description: `The application is for ${business.name}` };
  }
  const created = 'Business listing has been created successfully';
  const [other] = approved.others;
  return {
    title: 'Business Created',
    description: other
      ? `${created}. The directory had ${other.name} already. If it is the same business, undo this and use that one.`
      : created,
  };
}
