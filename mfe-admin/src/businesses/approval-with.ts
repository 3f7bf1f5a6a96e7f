import type { Approval } from '@town/contracts/advertisers/approval';
import type { FoundBusiness } from './existing-business';

/** The body of the call that approves an application: a business of the directory, or none to create one. */
export const approvalWith = (business: FoundBusiness | undefined): Approval | undefined =>
  business && { businessId: business.id };

/** What the toast says after the approval. */
export const doneWith = (business: FoundBusiness | undefined) =>
  business
    ? { title: 'Business Chosen', description: `The application is for ${business.name}` }
    : {
        title: 'Business Created',
        description: 'Business listing has been created successfully',
      };
