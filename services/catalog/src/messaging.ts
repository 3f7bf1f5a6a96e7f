import { advertiserApprovalUndone, advertiserApproved } from '@town/contracts/advertisers/events';
import { auditedEvents } from '@town/contracts/audit/events';
import { businessCreated } from '@town/contracts/businesses/events';
import { recordPublications } from '@town/contracts/managed-records/events';
import { pictureConsumers } from '@town/messaging/picture-consumers';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import { settingsConsumer } from '@town/messaging/settings-consumer';

export const messaging: ServiceMessaging = {
  service: 'catalog',
  publishes: [
    { contract: businessCreated, summary: 'A business has joined the directory' },
    ...recordPublications('catalog'),
    {
      contract: auditedEvents.catalog,
      summary: 'Staff have done something that the audit log has to show',
    },
  ],
  consumes: [
    { contract: advertiserApproved, handler: 'create-business-when-advertiser-approved' },
    { contract: advertiserApprovalUndone, handler: 'archive-business-when-approval-undone' },
    settingsConsumer,
    ...pictureConsumers,
  ],
};
