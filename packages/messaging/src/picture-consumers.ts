import { pictureAdded, pictureChanged, pictureRemoved } from '@town/contracts/pictures/events';
import type { ServiceMessaging } from './service-messaging.js';

/** The events that a service consumes to keep a copy of the picture library's records. */
export const pictureConsumers: ServiceMessaging['consumes'] = [
  { contract: pictureAdded, handler: 'keep-picture-when-picture-added' },
  { contract: pictureChanged, handler: 'keep-picture-when-picture-changed' },
  { contract: pictureRemoved, handler: 'forget-picture-when-picture-removed' },
];
