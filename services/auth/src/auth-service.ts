import { Module } from '@nestjs/common';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { AccountsModule } from './accounts/accounts-module.js';
import { CreateStaff1795305601000 } from './create-staff.js';
import { KeysModule } from './keys/keys-module.js';
import { SessionsModule } from './sessions/sessions-module.js';

@Module({ imports: [AccountsModule, KeysModule, SessionsModule] })
class AuthModule {}

/** Staff accounts and who may do what. */
export const authService: ServiceDefinition = {
  name: 'auth',
  module: AuthModule,
  migrations: [CreateStaff1795305601000],
};
