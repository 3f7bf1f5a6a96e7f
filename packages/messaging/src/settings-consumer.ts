import { settingsChanged } from '@town/contracts/settings/town-settings';
import type { ServiceMessaging } from './service-messaging.js';

/** The event that a service consumes to keep a copy of the town's settings. */
export const settingsConsumer: ServiceMessaging['consumes'][number] = {
  contract: settingsChanged,
  handler: 'keep-settings-when-settings-changed',
};
