import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { AccountsModule } from '../accounts/accounts-module.js';
import { KeysModule } from '../keys/keys-module.js';
import { OwnPassword } from '../passwords/own-password.js';
import { PasswordsController } from '../passwords/passwords-controller.js';
import { PasswordsService } from '../passwords/passwords-service.js';
import { OwnOneTimeCodes } from '../second-factor/own-one-time-codes.js';
import { OwnPasskeys } from '../second-factor/own-passkeys.js';
import { OwnSecondFactor } from '../second-factor/own-second-factor.js';
import { SecondFactorChanges } from '../second-factor/second-factor-changes.js';
import { SecondFactorController } from '../second-factor/second-factor-controller.js';
import { SecondFactorLoginController } from '../second-factor/second-factor-login-controller.js';
import { SecondFactorLogins } from '../second-factor/second-factor-logins.js';
import { SecondFactorModule } from '../second-factor/second-factor-module.js';
import { IDLE_MINUTES, readIdleMinutes } from './idle-minutes.js';
import { InternalSessionsController } from './internal-sessions-controller.js';
import { LocalStaffSessions } from './local-staff-sessions.js';
import { NewSessions } from './new-sessions.js';
import { SessionEntity } from './session-entity.js';
import { SessionOwners } from './session-owners.js';
import { SessionsController } from './sessions-controller.js';
import { SessionsService } from './sessions-service.js';
import { SignInFailures } from './sign-in-failures.js';

@Module({
  imports: [
    AccountsModule,
    KeysModule,
    SecondFactorModule,
    TownSettingsModule,
    TypeOrmModule.forFeature([SessionEntity]),
  ],
  providers: [
    { provide: IDLE_MINUTES, useFactory: readIdleMinutes },
    NewSessions,
    OwnOneTimeCodes,
    OwnPasskeys,
    OwnPassword,
    OwnSecondFactor,
    PasswordsService,
    SecondFactorChanges,
    SecondFactorLogins,
    SessionOwners,
    SessionsService,
    SignInFailures,
  ],
  exports: [
    KeysModule,
    OwnOneTimeCodes,
    OwnPasskeys,
    OwnSecondFactor,
    PasswordsService,
    SecondFactorLogins,
    SessionOwners,
    SessionsService,
  ],
})
class SessionStoreModule {}

@Module({
  imports: [SessionStoreModule, staffModule(LocalStaffSessions, [SessionStoreModule])],
  controllers: [
    InternalSessionsController,
    PasswordsController,
    SecondFactorController,
    SecondFactorLoginController,
    SessionsController,
  ],
})
export class SessionsModule {}
