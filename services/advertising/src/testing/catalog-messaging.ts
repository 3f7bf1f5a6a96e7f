import { advertiserApprovalUndone, advertiserApproved } from '@town/contracts/advertisers/events';
import type { ServiceMessaging } from '@town/messaging/service-messaging';

/** The consumers of the catalog: services import nothing of each other, not even in tests. */
export const catalogMessaging: ServiceMessaging = {
  service: 'catalog',
  publishes: [],
  consumes: [
    { contract: advertiserApproved, handler: 'create-business-when-advertiser-approved' },
    { contract: advertiserApprovalUndone, handler: 'archive-business-when-approval-undone' },
  ],
};
