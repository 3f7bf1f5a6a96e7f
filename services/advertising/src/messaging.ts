import {
  advertiserApprovalUndone,
  advertiserApproved,
  advertiserStatusChanged,
  advertiserSubmitted,
} from '@town/contracts/advertisers/events';
import { auditedEvents } from '@town/contracts/audit/events';
import { businessCreated } from '@town/contracts/businesses/events';
import { listingSubmitted } from '@town/contracts/listings/events';
import { listingArchived, ownerDeleted } from '@town/contracts/owners/events';
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
  subscriptionCardExpiring,
  subscriptionEnded,
  subscriptionListingArchived,
  subscriptionMoveDeclined,
  subscriptionMoved,
  subscriptionMovedAway,
  subscriptionMoveOffered,
  subscriptionPaymentFailed,
  subscriptionPlanChanged,
  subscriptionPriceAnnounced,
  subscriptionPriceWithdrawn,
  subscriptionRenewed,
  subscriptionStarted,
} from '@town/contracts/subscriptions/events';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import { settingsConsumer } from '@town/messaging/settings-consumer';
import { nameConsumers } from './applications/name-consumers.js';

export const messaging: ServiceMessaging = {
  service: 'advertising',
  publishes: [
    { contract: listingSubmitted, summary: 'A business submitted a listing' },
    { contract: advertiserSubmitted, summary: 'A business submitted an application to advertise' },
    { contract: paymentSucceeded, summary: 'A payment succeeded, as confirmed by Stripe' },
    { contract: paymentRefunded, summary: 'A payment was refunded in full or in part' },
    {
      contract: paymentRefundFailed,
      summary: 'The bank rejected a refund that had been reported as successful',
    },
    { contract: paymentDisputed, summary: 'A payment was disputed, or the dispute changed' },
    {
      contract: paymentPayerNamed,
      summary: "The payer's address became known for a payment recorded without one",
    },
    { contract: subscriptionStarted, summary: 'A subscription was paid for the first time' },
    { contract: subscriptionRenewed, summary: 'The renewal of a subscription was paid' },
    {
      contract: subscriptionPaymentFailed,
      summary: 'A renewal could not be charged: at once, after 3 and after 7 days',
    },
    {
      contract: subscriptionCancelled,
      summary: 'An owner turned the renewal of a subscription off or on again',
    },
    {
      contract: subscriptionCardExpiring,
      summary: 'The card of a subscription expires before the next renewal',
    },
    { contract: subscriptionPlanChanged, summary: 'The plan of a subscription was changed' },
    {
      contract: subscriptionPriceAnnounced,
      summary: "The price of a subscription's renewals will change",
    },
    {
      contract: subscriptionPriceWithdrawn,
      summary: 'An announced price change of a subscription was withdrawn',
    },
    {
      contract: subscriptionListingArchived,
      summary: 'The business that a running subscription pays for was archived',
    },
    { contract: subscriptionEnded, summary: 'A subscription ended' },
    {
      contract: subscriptionMoveOffered,
      summary: 'A payer offered a subscription to another address',
    },
    {
      contract: subscriptionMoveDeclined,
      summary: 'The address that a subscription was offered to declined it',
    },
    { contract: subscriptionMoved, summary: 'Another address accepted a subscription' },
    {
      contract: subscriptionMovedAway,
      summary: 'A subscription left the address that had it, because another one accepted it',
    },
    {
      contract: advertiserStatusChanged,
      summary: 'Staff changed the status of an application',
    },
    {
      contract: advertiserApproved,
      summary: 'Staff approved an application: its business joins the directory',
    },
    { contract: advertiserApprovalUndone, summary: 'Staff undid an approval' },
    {
      contract: auditedEvents.advertising,
      summary: 'A member of staff did something that belongs in the audit log',
    },
  ],
  consumes: [
    { contract: businessCreated, handler: 'activate-application-when-business-created' },
    ...nameConsumers,
    { contract: listingArchived, handler: 'report-subscription-when-listing-archived' },
    { contract: ownerDeleted, handler: 'end-subscriptions-when-owner-deleted' },
    settingsConsumer,
    { contract: erasureRequested, handler: 'erase-personal-data-when-erasure-requested' },
  ],
};
