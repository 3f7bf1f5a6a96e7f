import { messaging as advertising } from '@town/advertising/messaging';
import { messaging as auth } from '@town/auth/messaging';
import { messaging as catalog } from '@town/catalog/messaging';
import { messaging as content } from '@town/content/messaging';
import { messaging as media } from '@town/media/messaging';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import { messaging as notifications } from '@town/notifications/messaging';

/** The events that every service publishes and consumes. */
export const allMessaging: readonly ServiceMessaging[] = [
  catalog,
  content,
  advertising,
  auth,
  notifications,
  media,
];
