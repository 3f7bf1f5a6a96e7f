import { auditedEvents } from '@town/contracts/audit/events';
import {
  ownerDeleted,
  ownerLinkRequested,
  ownerPasskeyChanged,
  ownerSignedIn,
} from '@town/contracts/owners/events';
import { erasureRequested } from '@town/contracts/privacy/events';
import {
  passwordResetRequested,
  roleChanged,
  staffInvited,
  staffSignedIn,
} from '@town/contracts/staff/events';
import type { ServiceMessaging } from '@town/messaging/service-messaging';
import { settingsConsumer } from '@town/messaging/settings-consumer';

export const messaging: ServiceMessaging = {
  service: 'auth',
  publishes: [
    { contract: staffSignedIn, summary: 'A member of the staff has signed in' },
    { contract: staffInvited, summary: 'Somebody may join the staff by a link' },
    { contract: passwordResetRequested, summary: 'Somebody may set a new password by a link' },
    { contract: roleChanged, summary: 'An administrator has changed what somebody may do' },
    { contract: ownerLinkRequested, summary: 'Somebody wants to sign in as an owner by a link' },
    { contract: ownerSignedIn, summary: 'An owner has signed in' },
    { contract: ownerPasskeyChanged, summary: 'An owner has added or removed a passkey' },
    { contract: ownerDeleted, summary: 'An owner has deleted the account' },
    { contract: erasureRequested, summary: 'Personal data about an e-mail address must be erased' },
    {
      contract: auditedEvents.auth,
      summary: 'Staff have done something that the audit log has to show',
    },
  ],
  consumes: [
    { contract: erasureRequested, handler: 'erase-personal-data-when-erasure-requested' },
    settingsConsumer,
    { contract: auditedEvents.auth, handler: 'store-audit-entry-when-auth-audited' },
    { contract: auditedEvents.catalog, handler: 'store-audit-entry-when-catalog-audited' },
    { contract: auditedEvents.content, handler: 'store-audit-entry-when-content-audited' },
    { contract: auditedEvents.advertising, handler: 'store-audit-entry-when-advertising-audited' },
    { contract: auditedEvents.media, handler: 'store-audit-entry-when-media-audited' },
  ],
};
