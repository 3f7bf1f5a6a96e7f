import { advertiserApproved } from '@town/contracts/advertiser';
import {
  advertiserStatusChanged,
  advertiserSubmitted,
  listingSubmitted,
  paymentPayerNamed,
  paymentSucceeded,
} from '@town/contracts/advertising-events';
import { staffSignedIn } from '@town/contracts/auth-events';
import { businessCreated } from '@town/contracts/business-created';
import { contactMessageReceived, eventSubmitted } from '@town/contracts/content-events';
import { erasureRequested } from '@town/contracts/privacy-events';
import type { DocumentedEvent } from './asyncapi-document.js';

/** Every event that the services tell each other. */
export const documentedEvents: readonly DocumentedEvent[] = [
  { contract: eventSubmitted, summary: 'Somebody has added an event to the calendar' },
  { contract: contactMessageReceived, summary: 'Somebody has written to the site' },
  { contract: listingSubmitted, summary: 'A business has asked to be listed' },
  { contract: advertiserSubmitted, summary: 'A business has applied to advertise' },
  { contract: paymentSucceeded, summary: 'A payment has succeeded, as Stripe itself says' },
  {
    contract: paymentPayerNamed,
    summary: 'The payer of a payment that was told of without an address is known now',
  },
  { contract: advertiserStatusChanged, summary: 'Staff have moved an application' },
  { contract: advertiserApproved, summary: 'Staff want a business in the directory' },
  { contract: businessCreated, summary: 'A business has joined the directory' },
  { contract: staffSignedIn, summary: 'A member of the staff has signed in' },
  { contract: erasureRequested, summary: 'What is held about an address is to be erased' },
];
