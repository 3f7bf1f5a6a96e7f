import { pictureAdded, pictureChanged, pictureRemoved } from '@town/contracts/pictures/events';
import type { ServiceMessaging } from './service-messaging.js';

/** What a service consumes that knows the pictures of the library. */
export const pictureConsumers: ServiceMessaging['consumes'] = [
  { contract: pictureAdded, handler: 'keep-picture-when-picture-added' },
  { contract: pictureChanged, handler: 'keep-picture-when-picture-changed' },
  { contract: pictureRemoved, handler: 'forget-picture-when-picture-removed' },
];
