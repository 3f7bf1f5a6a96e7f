import { settingsChanged } from '@town/contracts/settings/town-settings';
import type { ServiceMessaging } from './service-messaging.js';

/** What a service consumes that knows the town's settings. */
export const settingsConsumer: ServiceMessaging['consumes'][number] = {
  contract: settingsChanged,
  handler: 'keep-settings-when-settings-changed',
};
