import {
  advertiserApprovalUndone,
  advertiserApproved,
  advertiserStatusChanged,
  advertiserSubmitted,
} from '@town/contracts/advertisers/events';
import { auditedEvents } from '@town/contracts/audit/events';
import { businessCreated } from '@town/contracts/businesses/events';
import { listingSubmitted } from '@town/contracts/listings/events';
import {
  paymentPayerNamed,
  paymentRefunded,
  paymentSucceeded,
} from '@town/contracts/payments/events';
import { erasureRequested } from '@town/contracts/privacy/events';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import { settingsConsumer } from '@town/messaging/settings-consumer';

export const messaging: ServiceMessaging = {
  service: 'advertising',
  publishes: [
    { contract: listingSubmitted, summary: 'A business has asked to be listed' },
    { contract: advertiserSubmitted, summary: 'A business has applied to advertise' },
    { contract: paymentSucceeded, summary: 'A payment has succeeded, confirmed by Stripe' },
    { contract: paymentRefunded, summary: 'Money of a payment was given back' },
    {
      contract: paymentPayerNamed,
      summary: 'The payer of a payment recorded without an e-mail address is known now',
    },
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
    settingsConsumer,
    { contract: erasureRequested, handler: 'erase-personal-data-when-erasure-requested' },
  ],
};
