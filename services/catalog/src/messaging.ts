import { advertiserApprovalUndone, advertiserApproved } from '@town/contracts/advertisers/events';
import { auditedEvents } from '@town/contracts/audit/events';
import { businessCreated } from '@town/contracts/businesses/events';
import { recordPublications } from '@town/contracts/managed-records/events';
import {
  claimCodeRequested,
  claimDecided,
  claimSubmitted,
  listingArchived,
  listingClaimed,
  listingManagerChanged,
  listingPersonChanged,
  ownerDeleted,
  ownerSignedIn,
} from '@town/contracts/owners/events';
import { listingHoursDue, listingStatisticsDue } from '@town/contracts/owners/mail-events';
import { erasureRequested } from '@town/contracts/privacy/events';
import { subscriptionEnded, subscriptionStarted } from '@town/contracts/subscriptions/events';
import { pictureConsumers } from '@town/messaging/picture-consumers';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import { settingsConsumer } from '@town/messaging/settings-consumer';
import { documentConsumers } from './search-documents/document-consumers.js';

export const messaging: ServiceMessaging = {
  service: 'catalog',
  publishes: [
    { contract: businessCreated, summary: 'A business was added to the directory' },
    ...recordPublications('catalog'),
    { contract: claimSubmitted, summary: 'An owner claims a business or asks for a change' },
    {
      contract: listingClaimed,
      summary: 'A second person claims a listing that already has an owner',
    },
    {
      contract: claimCodeRequested,
      summary: "A verification code should go to the listing's mail address on record",
    },
    { contract: claimDecided, summary: 'Staff decided on a claim or a requested change' },
    {
      contract: listingArchived,
      summary: 'A business that a subscription pays for was archived, and not restored for minutes',
    },
    { contract: listingPersonChanged, summary: 'The people who manage a listing changed' },
    {
      contract: listingManagerChanged,
      summary: 'Staff made somebody a manager of a listing that has an owner, or took one away',
    },
    { contract: listingStatisticsDue, summary: 'An owner should get the monthly figures by mail' },
    { contract: listingHoursDue, summary: 'An owner should confirm the opening hours by mail' },
    {
      contract: auditedEvents.catalog,
      summary: 'A member of staff did something that belongs in the audit log',
    },
  ],
  consumes: [
    { contract: advertiserApproved, handler: 'create-business-when-advertiser-approved' },
    { contract: advertiserApprovalUndone, handler: 'archive-business-when-approval-undone' },
    { contract: subscriptionStarted, handler: 'raise-tier-when-subscription-started' },
    { contract: subscriptionEnded, handler: 'lower-tier-when-subscription-ended' },
    { contract: ownerSignedIn, handler: 'accept-invitation-when-owner-signed-in' },
    { contract: ownerDeleted, handler: 'remove-owner-when-owner-deleted' },
    { contract: erasureRequested, handler: 'erase-personal-data-when-erasure-requested' },
    ...documentConsumers,
    settingsConsumer,
    ...pictureConsumers,
  ],
};
