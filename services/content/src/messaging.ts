import {
  advertiserApprovalUndone,
  advertiserApproved,
  advertiserStatusChanged,
  advertiserSubmitted,
} from '@town/contracts/advertisers/events';
import { auditedEvents } from '@town/contracts/audit/events';
import {
  eventCancellationChanged,
  eventLinkRequested,
  eventSubmitted,
} from '@town/contracts/calendar/events';
import { contactMessageReceived } from '@town/contracts/contact-messages/events';
import { inboxAnswered, inboxAssigned } from '@town/contracts/inbox/events';
import { listingSubmitted } from '@town/contracts/listings/events';
import { mailFailed, mailRetryRequested } from '@town/contracts/mails/events';
import { recordPublications } from '@town/contracts/managed-records/events';
import { noticeEnded, noticeStarted } from '@town/contracts/notices/events';
import {
  paymentDisputed,
  paymentRefunded,
  paymentRefundFailed,
} from '@town/contracts/payments/events';
import { erasureRequested } from '@town/contracts/privacy/events';
import { settingsChanged } from '@town/contracts/settings/town-settings';
import { pictureConsumers } from '@town/messaging/picture-consumers';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import { recordConsumers } from './inbox/events/record-consumers.js';

export const messaging: ServiceMessaging = {
  service: 'content',
  publishes: [
    { contract: eventSubmitted, summary: 'A visitor submitted an event' },
    {
      contract: eventLinkRequested,
      summary: 'The sender of an event should get a private link by mail',
    },
    {
      contract: eventCancellationChanged,
      summary: 'Staff cancelled an event that somebody sent, or took the cancellation back',
    },
    {
      contract: contactMessageReceived,
      summary: 'A visitor sent a message through the contact form',
    },
    { contract: mailRetryRequested, summary: 'Staff asked to send a failed mail again' },
    { contract: inboxAnswered, summary: 'Staff replied to a message' },
    { contract: inboxAssigned, summary: 'Staff assigned an item of the inbox to a colleague' },
    { contract: settingsChanged, summary: "The town's settings changed" },
    ...recordPublications('content'),
    { contract: noticeStarted, summary: 'A notice is now in effect' },
    { contract: noticeEnded, summary: 'A notice is no longer in effect' },
    {
      contract: auditedEvents.content,
      summary: 'A member of staff did something that belongs in the audit log',
    },
  ],
  consumes: [
    { contract: listingSubmitted, handler: 'open-item-when-listing-submitted' },
    { contract: advertiserSubmitted, handler: 'open-item-when-advertiser-submitted' },
    { contract: advertiserStatusChanged, handler: 'close-item-when-advertiser-status-changed' },
    { contract: advertiserApproved, handler: 'close-item-when-advertiser-approved' },
    { contract: advertiserApprovalUndone, handler: 'reopen-item-when-approval-undone' },
    { contract: mailFailed, handler: 'open-item-when-mail-failed' },
    { contract: paymentRefunded, handler: 'open-item-when-payment-refunded' },
    { contract: paymentRefundFailed, handler: 'open-item-when-payment-refund-failed' },
    { contract: paymentDisputed, handler: 'open-item-when-payment-disputed' },
    { contract: erasureRequested, handler: 'erase-personal-data-when-erasure-requested' },
    ...recordConsumers,
    ...pictureConsumers,
  ],
};
