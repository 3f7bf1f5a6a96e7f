import { Module } from '@nestjs/common';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { AccountsModule } from '../accounts/accounts-module.js';
import { KeysModule } from '../keys/keys-module.js';
import { InternalSessionsController } from './internal-sessions-controller.js';
import { LocalStaffSessions } from './local-staff-sessions.js';
import { SessionsController } from './sessions-controller.js';
import { SessionsService } from './sessions-service.js';
import { SignInFailures } from './sign-in-failures.js';

@Module({
  imports: [AccountsModule, KeysModule],
  providers: [SessionsService, SignInFailures],
  exports: [SessionsService, KeysModule],
})
class SessionStoreModule {}

@Module({
  imports: [SessionStoreModule, staffModule(LocalStaffSessions, [SessionStoreModule])],
  controllers: [SessionsController, InternalSessionsController],
})
export class SessionsModule {}
