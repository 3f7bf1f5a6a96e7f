import { auditedEvents } from '@town/contracts/audit/events';
import { pictureAdded, pictureChanged, pictureRemoved } from '@town/contracts/pictures/events';
import { erasureRequested } from '@town/contracts/privacy/events';
import type { ServiceMessaging } from '@town/messaging/service-messaging';

/** What this service publishes and consumes. The broker's accounts are generated from it. */
export const messaging: ServiceMessaging = {
  service: 'media',
  publishes: [
    { contract: pictureAdded, summary: 'A picture is in the library' },
    { contract: pictureChanged, summary: 'What is known about a picture has changed' },
    { contract: pictureRemoved, summary: 'A picture has left the library' },
    {
      contract: auditedEvents.media,
      summary: 'Staff have done something that the audit log has to show',
    },
  ],
  consumes: [{ contract: erasureRequested, handler: 'erase-personal-data-when-erasure-requested' }],
};
