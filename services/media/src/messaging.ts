import { auditedEvents } from '@town/contracts/audit/events';
import { pictureAdded, pictureChanged, pictureRemoved } from '@town/contracts/pictures/events';
import { erasureRequested } from '@town/contracts/privacy/events';
import type { ServiceMessaging } from '@town/messaging/service-messaging';

/** What this service publishes and consumes. The broker's accounts are generated from it. */
export const messaging: ServiceMessaging = {
  service: 'media',
  publishes: [
    { contract: pictureAdded, summary: 'A picture was added to the library' },
    { contract: pictureChanged, summary: 'The details of a picture changed' },
    { contract: pictureRemoved, summary: 'A picture was removed from the library' },
    {
      contract: auditedEvents.media,
      summary: 'A member of staff did something that belongs in the audit log',
    },
  ],
  consumes: [{ contract: erasureRequested, handler: 'erase-personal-data-when-erasure-requested' }],
};
