import {
  advertiserApproved,
  advertiserStatusChanged,
  advertiserSubmitted,
} from '@town/contracts/advertisers/events';
import { businessCreated } from '@town/contracts/businesses/events';
import {
  eventCancellationChanged,
  eventLinkRequested,
  eventSubmitted,
} from '@town/contracts/calendar/events';
import { contactMessageReceived } from '@town/contracts/contact-messages/events';
import { inboxAnswered, inboxAssigned } from '@town/contracts/inbox/events';
import { listingSubmitted } from '@town/contracts/listings/events';
import { mailFailed, mailRetryRequested } from '@town/contracts/mails/events';
import { noticeEnded, noticeStarted } from '@town/contracts/notices/events';
import {
  claimCodeRequested,
  claimDecided,
  claimSubmitted,
  listingClaimed,
  listingManagerChanged,
  listingPersonChanged,
  ownerDeleted,
  ownerLinkRequested,
  ownerPasskeyChanged,
  ownerSignedIn,
} from '@town/contracts/owners/events';
import { listingHoursDue, listingStatisticsDue } from '@town/contracts/owners/mail-events';
import {
  paymentDisputed,
  paymentPayerNamed,
  paymentRefunded,
  paymentRefundFailed,
  paymentSucceeded,
} from '@town/contracts/payments/events';
import { erasureRequested } from '@town/contracts/privacy/events';
import {
  passwordResetRequested,
  roleChanged,
  staffInvited,
  staffSignedIn,
} from '@town/contracts/staff/events';
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

export const messaging: ServiceMessaging = {
  service: 'notifications',
  publishes: [
    { contract: mailFailed, summary: 'A mail failed for good and will not be tried again' },
  ],
  consumes: [
    { contract: eventSubmitted, handler: 'tell-staff-when-event-submitted' },
    { contract: eventLinkRequested, handler: 'send-link-when-event-link-requested' },
    {
      contract: eventCancellationChanged,
      handler: 'tell-sender-when-event-cancellation-changed',
    },
    { contract: contactMessageReceived, handler: 'tell-staff-when-contact-message-received' },
    { contract: listingSubmitted, handler: 'confirm-listing-when-listing-submitted' },
    { contract: advertiserSubmitted, handler: 'confirm-application-when-advertiser-submitted' },
    { contract: advertiserStatusChanged, handler: 'note-status-when-advertiser-status-changed' },
    { contract: advertiserApproved, handler: 'note-approval-when-advertiser-approved' },
    { contract: businessCreated, handler: 'tell-applicant-when-business-created' },
    { contract: paymentSucceeded, handler: 'send-receipt-when-payment-succeeded' },
    { contract: paymentPayerNamed, handler: 'send-receipt-when-payment-payer-named' },
    { contract: paymentRefunded, handler: 'tell-payer-when-payment-refunded' },
    { contract: paymentRefundFailed, handler: 'tell-payer-when-payment-refund-failed' },
    { contract: paymentDisputed, handler: 'tell-staff-when-payment-disputed' },
    { contract: subscriptionStarted, handler: 'send-terms-when-subscription-started' },
    { contract: subscriptionPaymentFailed, handler: 'warn-owner-when-subscription-payment-failed' },
    { contract: subscriptionRenewed, handler: 'withdraw-warning-when-subscription-renewed' },
    { contract: subscriptionCancelled, handler: 'confirm-end-when-subscription-cancelled' },
    {
      contract: subscriptionPlanChanged,
      handler: 'confirm-plan-when-subscription-plan-changed',
    },
    {
      contract: subscriptionCardExpiring,
      handler: 'tell-owner-when-subscription-card-expiring',
    },
    { contract: subscriptionEnded, handler: 'tell-owner-when-subscription-ended' },
    {
      contract: subscriptionListingArchived,
      handler: 'tell-owner-when-subscription-listing-archived',
    },
    {
      contract: subscriptionPriceAnnounced,
      handler: 'tell-owner-when-subscription-price-announced',
    },
    {
      contract: subscriptionPriceWithdrawn,
      handler: 'tell-owner-when-subscription-price-withdrawn',
    },
    {
      contract: subscriptionMoveOffered,
      handler: 'offer-plan-when-subscription-move-offered',
    },
    {
      contract: subscriptionMoveDeclined,
      handler: 'tell-payer-when-subscription-move-declined',
    },
    { contract: subscriptionMoved, handler: 'tell-owner-when-subscription-moved' },
    { contract: subscriptionMovedAway, handler: 'tell-payer-when-subscription-moved-away' },
    { contract: inboxAnswered, handler: 'send-answer-when-inbox-answered' },
    { contract: inboxAssigned, handler: 'tell-colleague-when-inbox-assigned' },
    { contract: noticeStarted, handler: 'tell-staff-when-notice-started' },
    { contract: noticeEnded, handler: 'tell-staff-when-notice-ended' },
    { contract: mailRetryRequested, handler: 'retry-mail-when-retry-requested' },
    { contract: staffSignedIn, handler: 'warn-staff-when-staff-signed-in' },
    { contract: staffInvited, handler: 'invite-person-when-staff-invited' },
    { contract: passwordResetRequested, handler: 'send-link-when-password-reset-requested' },
    { contract: claimSubmitted, handler: 'tell-staff-when-claim-submitted' },
    { contract: listingClaimed, handler: 'warn-owner-when-listing-claimed' },
    { contract: claimCodeRequested, handler: 'send-code-when-claim-code-requested' },
    { contract: claimDecided, handler: 'answer-owner-when-claim-decided' },
    { contract: listingPersonChanged, handler: 'tell-person-when-listing-person-changed' },
    { contract: listingManagerChanged, handler: 'tell-owner-when-listing-manager-changed' },
    { contract: listingStatisticsDue, handler: 'send-numbers-when-listing-statistics-due' },
    { contract: listingHoursDue, handler: 'ask-owner-when-listing-hours-due' },
    { contract: ownerLinkRequested, handler: 'send-link-when-owner-link-requested' },
    { contract: ownerSignedIn, handler: 'note-language-when-owner-signed-in' },
    { contract: ownerSignedIn, handler: 'confirm-address-when-owner-signed-in' },
    { contract: ownerDeleted, handler: 'forget-language-when-owner-deleted' },
    { contract: ownerPasskeyChanged, handler: 'warn-owner-when-owner-passkey-changed' },
    { contract: roleChanged, handler: 'tell-person-when-role-changed' },
    settingsConsumer,
    { contract: erasureRequested, handler: 'erase-personal-data-when-erasure-requested' },
  ],
};
