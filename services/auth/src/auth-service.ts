import { Module } from '@nestjs/common';
import { privacyModule } from '@town/service-kit/privacy/privacy-module';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { CreateKnownSettings1795737500000 } from '@town/service-kit/settings/create-known-settings';
import { AccountsModule } from './accounts/accounts-module.js';
import { AddRoles1795651200000 } from './accounts/add-roles.js';
import { AddStaffAccess1795651202000 } from './accounts/add-staff-access.js';
import { AuditModule } from './audit/audit-module.js';
import { CreateAuditEntries1795651201000 } from './audit/create-audit-entries.js';
import { IndexAuditWords1799800000000 } from './audit/index-audit-words.js';
import { CreateStaff1795305601000 } from './create-staff.js';
import { KeysModule } from './keys/keys-module.js';
import { messaging } from './messaging.js';
import { AddOwnerPasskeys1796500300000 } from './owner-passkeys/add-owner-passkeys.js';
import { AddOwners1795910000000 } from './owners/add-owners.js';
import { OwnersModule } from './owners/owners-module.js';
import { AddSecondFactors1795800000000 } from './second-factor/add-second-factors.js';
import { SessionsModule } from './sessions/sessions-module.js';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    KeysModule,
    OwnersModule,
    SessionsModule,
    // An active staff account cannot be erased; it must be disabled first.
    privacyModule([
      {
        table: 'staff_accounts',
        email: 'email',
        erasable: 'disabled_at is not null',
        secret: ['password_hash'],
      },
      // A view of data that is deleted with the account.
      { table: 'staff_second_factors', email: 'email', kept: true },
      // Deleted with the account. The id of a session is not exported, because its token contains it.
      {
        table: 'staff_links',
        email: 'email',
        kept: true,
        shown: `
          select a.email, l.purpose, l.created_at, l.expires_at, l.ended_at
          from staff_links l join staff_accounts a on a.id = l.account_id`,
      },
      {
        table: 'staff_sessions',
        email: 'email',
        kept: true,
        shown: `
          select a.email, s.created_at, s.last_used_at, s.expires_at, s.revoked_at
          from staff_sessions s join staff_accounts a on a.id = s.account_id`,
      },
      { table: 'owners', email: 'email' },
      {
        table: 'owner_sessions',
        email: 'email',
        kept: true,
        shown: `
          select o.email, s.created_at, s.last_used_at, s.expires_at
          from owner_sessions s join owners o on o.id = s.owner_id`,
      },
      // Another view of data that is deleted with the account.
      { table: 'owner_passkey_names', email: 'email', kept: true },
      {
        table: 'owner_links',
        email: 'email',
        secret: ['token_hash', 'browser_hash'],
      },
      // The actions of staff stay in the audit log after they have left.
      {
        table: 'audit_entries',
        email: 'actor',
        kept: true,
        shown: `
          select at, service, actor, action, kind, record_id, request_id from audit_entries`,
      },
    ]),
  ],
})
class AuthModule {}

/** The accounts and sessions of staff and of business owners. */
export const authService: ServiceDefinition = {
  messaging,
  module: AuthModule,
  migrations: [
    CreateStaff1795305601000,
    AddRoles1795651200000,
    CreateAuditEntries1795651201000,
    AddStaffAccess1795651202000,
    AddSecondFactors1795800000000,
    CreateKnownSettings1795737500000,
    AddOwners1795910000000,
    AddOwnerPasskeys1796500300000,
    IndexAuditWords1799800000000,
  ],
};
