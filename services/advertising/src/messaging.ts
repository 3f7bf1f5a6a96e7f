import {
  advertiserApprovalUndone,
  advertiserApproved,
  advertiserStatusChanged,
  advertiserSubmitted,
} from '@town/contracts/advertisers/events';
import { auditedEvents } from '@town/contracts/audit/events';
import { businessCreated } from '@town/contracts/businesses/events';
import { listingSubmitted } from '@town/contracts/listings/events';
import { ownerDeleted } from '@town/contracts/owners/events';
import {
  paymentDisputed,
  paymentPayerNamed,
  paymentRefunded,
  paymentRefundFailed,
  paymentSucceeded,
} from '@town/contracts/payments/events';
import { erasureRequested } from '@town/contracts/privacy/events';
import {
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionPaymentFailed,
  subscriptionPriceAnnounced,
  subscriptionPriceWithdrawn,
  subscriptionRenewed,
  subscriptionStarted,
} from '@town/contracts/subscriptions/events';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import { settingsConsumer } from '@town/messaging/settings-consumer';

export const messaging: ServiceMessaging = {
  service: 'advertising',
  publishes: [
    { contract: listingSubmitted, summary: 'A business has asked to be listed' },
    { contract: advertiserSubmitted, summary: 'A business has applied to advertise' },
    { contract: paymentSucceeded, summary: 'A payment has succeeded, confirmed by Stripe' },
    { contract: paymentRefunded, summary: 'Money of a payment was given back' },
    { contract: paymentRefundFailed, summary: 'The bank has rejected a refund afterwards' },
    { contract: paymentDisputed, summary: 'A payment is disputed, or its dispute goes on' },
    {
      contract: paymentPayerNamed,
      summary: 'The payer of a payment recorded without an e-mail address is known now',
    },
    { contract: subscriptionStarted, summary: 'A subscription has been paid for the first time' },
    { contract: subscriptionRenewed, summary: 'A further period of a subscription has been paid' },
    {
      contract: subscriptionPaymentFailed,
      summary: 'A renewal could not be charged: at once, after 3 and after 7 days',
    },
    {
      contract: subscriptionCancelled,
      summary: 'An owner wants no renewal, or wants it again',
    },
    {
      contract: subscriptionPriceAnnounced,
      summary: 'The renewals of a subscription will cost something else',
    },
    {
      contract: subscriptionPriceWithdrawn,
      summary: 'The renewals of a subscription go on costing what they cost',
    },
    { contract: subscriptionEnded, summary: 'A subscription charges nothing any more' },
    {
      contract: advertiserStatusChanged,
      summary: 'Staff have changed the status of an application',
    },
    { contract: advertiserApproved, summary: 'Staff want a business in the directory' },
    { contract: advertiserApprovalUndone, summary: 'Staff have taken an approval back' },
    {
      contract: auditedEvents.advertising,
      summary: 'Staff have done something that the audit log has to show',
    },
  ],
  consumes: [
    { contract: businessCreated, handler: 'activate-application-when-business-created' },
    { contract: ownerDeleted, handler: 'end-subscriptions-when-owner-deleted' },
    settingsConsumer,
    { contract: erasureRequested, handler: 'erase-personal-data-when-erasure-requested' },
  ],
};
