import { Module } from '@nestjs/common';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { ApplicationsModule } from './applications/applications-module.js';
import { CreateApplications1795392001000 } from './applications/create-applications.js';
import { TellStaffWhenEventSubmitted } from './calendar/tell-staff-when-event-submitted.js';
import { TellStaffWhenContactMessageReceived } from './contact/tell-staff-when-contact-message-received.js';
import { ConfirmListingWhenListingSubmitted } from './listings/confirm-listing-when-listing-submitted.js';
import { CreateMails1795392000000 } from './mails/create-mails.js';
import { MailsModule } from './mails/mails-module.js';
import { SendReceiptWhenPaymentPayerNamed } from './payments/send-receipt-when-payment-payer-named.js';
import { SendReceiptWhenPaymentSucceeded } from './payments/send-receipt-when-payment-succeeded.js';
import { personalTables } from './personal-tables.js';
import { CreateStaffSignIns1795392002000 } from './staff/create-staff-sign-ins.js';
import { WarnStaffWhenStaffSignedIn } from './staff/warn-staff-when-staff-signed-in.js';

@Module({
  imports: [ApplicationsModule, MailsModule, personalTables],
  providers: [
    ConfirmListingWhenListingSubmitted,
    SendReceiptWhenPaymentPayerNamed,
    SendReceiptWhenPaymentSucceeded,
    TellStaffWhenContactMessageReceived,
    TellStaffWhenEventSubmitted,
    WarnStaffWhenStaffSignedIn,
  ],
})
class NotificationsModule {}

/** Tells people by e-mail what has happened. */
export const notificationsService: ServiceDefinition = {
  name: 'notifications',
  module: NotificationsModule,
  migrations: [
    CreateMails1795392000000,
    CreateApplications1795392001000,
    CreateStaffSignIns1795392002000,
  ],
};
