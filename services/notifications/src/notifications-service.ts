import { Module } from '@nestjs/common';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { CreateKnownSettings1795737500000 } from '@town/service-kit/settings/create-known-settings';
import { AddApplicationLanguage1799000300000 } from './applications/add-application-language.js';
import { AddLiveBusiness1799801200000 } from './applications/add-live-business.js';
import { ApplicationsModule } from './applications/applications-module.js';
import { CreateApplications1795392001000 } from './applications/create-applications.js';
import { TellStaffWhenEventSubmitted } from './calendar/tell-staff-when-event-submitted.js';
import { TellStaffWhenContactMessageReceived } from './contact/tell-staff-when-contact-message-received.js';
import { SendLinkWhenEventLinkRequested } from './event-links/send-link-when-event-link-requested.js';
import { TellSenderWhenEventCancellationChanged } from './event-senders/tell-sender-when-event-cancellation-changed.js';
import { SendAnswerWhenInboxAnswered } from './inbox/send-answer-when-inbox-answered.js';
import { TellColleagueWhenInboxAssigned } from './inbox/tell-colleague-when-inbox-assigned.js';
import { ConfirmListingWhenListingSubmitted } from './listings/confirm-listing-when-listing-submitted.js';
import { AddDeferrals1798000000000 } from './mails/add-deferrals.js';
import { AddMailCause1799000200000 } from './mails/add-mail-cause.js';
import { AddMailRequest1800500000000 } from './mails/add-mail-request.js';
import { AddMailTopic1799000100000 } from './mails/add-mail-topic.js';
import { AddRecipientIndex1795564801000 } from './mails/add-recipient-index.js';
import { AddUnsubscribe1796100300000 } from './mails/add-unsubscribe.js';
import { CreateMails1795392000000 } from './mails/create-mails.js';
import { MailsModule } from './mails/mails-module.js';
import { messaging } from './messaging.js';
import { TellStaffWhenNoticeEnded } from './notices/tell-staff-when-notice-ended.js';
import { TellStaffWhenNoticeStarted } from './notices/tell-staff-when-notice-started.js';
import { AskOwnerWhenListingHoursDue } from './owner-mails/ask-owner-when-listing-hours-due.js';
import { SendNumbersWhenListingStatisticsDue } from './owner-mails/send-numbers-when-listing-statistics-due.js';
import { AnswerOwnerWhenClaimDecided } from './owners/answer-owner-when-claim-decided.js';
import { SendCodeWhenClaimCodeRequested } from './owners/send-code-when-claim-code-requested.js';
import { SendLinkWhenOwnerLinkRequested } from './owners/send-link-when-owner-link-requested.js';
import { TellOwnerWhenListingManagerChanged } from './owners/tell-owner-when-listing-manager-changed.js';
import { TellPersonWhenListingPersonChanged } from './owners/tell-person-when-listing-person-changed.js';
import { TellStaffWhenClaimSubmitted } from './owners/tell-staff-when-claim-submitted.js';
import { WarnOwnerWhenListingClaimed } from './owners/warn-owner-when-listing-claimed.js';
import { WarnOwnerWhenOwnerPasskeyChanged } from './owners/warn-owner-when-owner-passkey-changed.js';
import { SendReceiptWhenPaymentPayerNamed } from './payments/send-receipt-when-payment-payer-named.js';
import { SendReceiptWhenPaymentSucceeded } from './payments/send-receipt-when-payment-succeeded.js';
import { TellPayerWhenPaymentRefundFailed } from './payments/tell-payer-when-payment-refund-failed.js';
import { TellPayerWhenPaymentRefunded } from './payments/tell-payer-when-payment-refunded.js';
import { TellStaffWhenPaymentDisputed } from './payments/tell-staff-when-payment-disputed.js';
import { personalTables } from './personal-tables.js';
import { AddConfirmed1800300000000 } from './reader-languages/add-confirmed.js';
import { AddGuesses1799801300000 } from './reader-languages/add-guesses.js';
import { AllowUnknownLanguage1800400000000 } from './reader-languages/allow-unknown-language.js';
import { ConfirmAddressWhenOwnerSignedIn } from './reader-languages/confirm-address-when-owner-signed-in.js';
import { CreateReaderLanguages1799800900000 } from './reader-languages/create-reader-languages.js';
import { ForgetLanguageWhenOwnerDeleted } from './reader-languages/forget-language-when-owner-deleted.js';
import { NoteLanguageWhenOwnerSignedIn } from './reader-languages/note-language-when-owner-signed-in.js';
import { CreateStaffSignIns1795392002000 } from './staff/create-staff-sign-ins.js';
import { InvitePersonWhenStaffInvited } from './staff/invite-person-when-staff-invited.js';
import { SendLinkWhenPasswordResetRequested } from './staff/send-link-when-password-reset-requested.js';
import { TellPersonWhenRoleChanged } from './staff/tell-person-when-role-changed.js';
import { WarnStaffWhenStaffSignedIn } from './staff/warn-staff-when-staff-signed-in.js';
import { AddEndedOutcomes1799800800000 } from './subscriptions/add-ended-outcomes.js';
import { ConfirmEndWhenSubscriptionCancelled } from './subscriptions/confirm-end-when-subscription-cancelled.js';
import { ConfirmPlanWhenSubscriptionPlanChanged } from './subscriptions/confirm-plan-when-subscription-plan-changed.js';
import { CreateSubscriptionOutcomes1798000001000 } from './subscriptions/create-subscription-outcomes.js';
import { OfferPlanWhenSubscriptionMoveOffered } from './subscriptions/offer-plan-when-subscription-move-offered.js';
import { SendTermsWhenSubscriptionStarted } from './subscriptions/send-terms-when-subscription-started.js';
import { SubscriptionOutcomes } from './subscriptions/subscription-outcomes.js';
import { TellOwnerWhenSubscriptionCardExpiring } from './subscriptions/tell-owner-when-subscription-card-expiring.js';
import { TellOwnerWhenSubscriptionEnded } from './subscriptions/tell-owner-when-subscription-ended.js';
import { TellOwnerWhenSubscriptionListingArchived } from './subscriptions/tell-owner-when-subscription-listing-archived.js';
import { TellOwnerWhenSubscriptionMoved } from './subscriptions/tell-owner-when-subscription-moved.js';
import { TellOwnerWhenSubscriptionPriceAnnounced } from './subscriptions/tell-owner-when-subscription-price-announced.js';
import { TellOwnerWhenSubscriptionPriceWithdrawn } from './subscriptions/tell-owner-when-subscription-price-withdrawn.js';
import { TellPayerWhenSubscriptionMoveDeclined } from './subscriptions/tell-payer-when-subscription-move-declined.js';
import { TellPayerWhenSubscriptionMovedAway } from './subscriptions/tell-payer-when-subscription-moved-away.js';
import { WarnOwnerWhenSubscriptionPaymentFailed } from './subscriptions/warn-owner-when-subscription-payment-failed.js';
import { WithdrawWarningWhenSubscriptionRenewed } from './subscriptions/withdraw-warning-when-subscription-renewed.js';

@Module({
  imports: [ApplicationsModule, MailsModule, personalTables],
  providers: [
    AnswerOwnerWhenClaimDecided,
    AskOwnerWhenListingHoursDue,
    SendNumbersWhenListingStatisticsDue,
    TellPersonWhenListingPersonChanged,
    TellOwnerWhenListingManagerChanged,
    ConfirmEndWhenSubscriptionCancelled,
    ConfirmListingWhenListingSubmitted,
    ConfirmPlanWhenSubscriptionPlanChanged,
    SendAnswerWhenInboxAnswered,
    TellColleagueWhenInboxAssigned,
    InvitePersonWhenStaffInvited,
    ForgetLanguageWhenOwnerDeleted,
    NoteLanguageWhenOwnerSignedIn,
    ConfirmAddressWhenOwnerSignedIn,
    SendLinkWhenEventLinkRequested,
    TellSenderWhenEventCancellationChanged,
    SendCodeWhenClaimCodeRequested,
    WarnOwnerWhenOwnerPasskeyChanged,
    SendLinkWhenOwnerLinkRequested,
    SendLinkWhenPasswordResetRequested,
    SendReceiptWhenPaymentPayerNamed,
    SendReceiptWhenPaymentSucceeded,
    OfferPlanWhenSubscriptionMoveOffered,
    SendTermsWhenSubscriptionStarted,
    SubscriptionOutcomes,
    TellOwnerWhenSubscriptionCardExpiring,
    TellOwnerWhenSubscriptionEnded,
    TellOwnerWhenSubscriptionListingArchived,
    TellOwnerWhenSubscriptionPriceAnnounced,
    TellOwnerWhenSubscriptionPriceWithdrawn,
    TellPayerWhenPaymentRefunded,
    TellPayerWhenPaymentRefundFailed,
    TellOwnerWhenSubscriptionMoved,
    TellPayerWhenSubscriptionMovedAway,
    TellPayerWhenSubscriptionMoveDeclined,
    TellPersonWhenRoleChanged,
    TellStaffWhenClaimSubmitted,
    TellStaffWhenContactMessageReceived,
    TellStaffWhenEventSubmitted,
    TellStaffWhenNoticeEnded,
    TellStaffWhenNoticeStarted,
    TellStaffWhenPaymentDisputed,
    WarnOwnerWhenListingClaimed,
    WarnOwnerWhenSubscriptionPaymentFailed,
    WarnStaffWhenStaffSignedIn,
    WithdrawWarningWhenSubscriptionRenewed,
  ],
})
class NotificationsModule {}

/** Informs people about events by e-mail. */
export const notificationsService: ServiceDefinition = {
  messaging,
  module: NotificationsModule,
  migrations: [
    CreateMails1795392000000,
    CreateApplications1795392001000,
    CreateStaffSignIns1795392002000,
    AddRecipientIndex1795564801000,
    CreateKnownSettings1795737500000,
    AddUnsubscribe1796100300000,
    AddDeferrals1798000000000,
    CreateSubscriptionOutcomes1798000001000,
    AddMailTopic1799000100000,
    AddMailCause1799000200000,
    AddApplicationLanguage1799000300000,
    AddEndedOutcomes1799800800000,
    CreateReaderLanguages1799800900000,
    AddLiveBusiness1799801200000,
    AddGuesses1799801300000,
    AddConfirmed1800300000000,
    AllowUnknownLanguage1800400000000,
    AddMailRequest1800500000000,
  ],
};
