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
    { contract: staffSignedIn, summary: 'A member of staff signed in' },
    { contract: staffInvited, summary: 'A person should get a link to join the staff' },
    {
      contract: passwordResetRequested,
      summary: 'A member of staff should get a link to set a new password',
    },
    { contract: roleChanged, summary: 'An administrator changed the role of a member of staff' },
    { contract: ownerLinkRequested, summary: 'An owner asked for a sign-in link' },
    { contract: ownerSignedIn, summary: 'An owner signed in' },
    { contract: ownerPasskeyChanged, summary: 'An owner added or removed a passkey' },
    { contract: ownerDeleted, summary: 'An owner deleted the account' },
    { contract: erasureRequested, summary: 'Personal data about an e-mail address must be erased' },
    {
      contract: auditedEvents.auth,
      summary: 'A member of staff did something that belongs in the audit log',
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
