import { Module } from '@nestjs/common';
import { privacyModule } from '@town/service-kit/privacy/privacy-module';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { AccountsModule } from './accounts/accounts-module.js';
import { CreateStaff1795305601000 } from './create-staff.js';
import { KeysModule } from './keys/keys-module.js';
import { SessionsModule } from './sessions/sessions-module.js';

@Module({
  imports: [
    AccountsModule,
    KeysModule,
    SessionsModule,
    // Who works here is not erased: the account is disabled first.
    privacyModule([
      {
        table: 'staff_accounts',
        email: 'email',
        erasable: 'disabled_at is not null',
        secret: ['password_hash'],
      },
    ]),
  ],
})
class AuthModule {}

/** Staff accounts and who may do what. */
export const authService: ServiceDefinition = {
  name: 'auth',
  module: AuthModule,
  migrations: [CreateStaff1795305601000],
};
