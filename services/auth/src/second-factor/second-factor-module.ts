import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { WebAuthnModule } from '../passkeys/web-authn-module.js';
import { ChallengeEntity } from './challenge-entity.js';
import { OneTimeCodeEntity } from './one-time-code-entity.js';
import { OneTimeCodes } from './one-time-codes.js';
import { PasskeyEntity } from './passkey-entity.js';
import { Passkeys } from './passkeys.js';
import { RecoveryCodeEntity } from './recovery-code-entity.js';
import { SecondFactors } from './second-factors.js';
import { SecretBox } from './secret-box.js';

/**
 * What accounts prove beside the password: one-time codes, passkeys, and recovery codes for who has lost
 * both. It only stores and checks them. Sign-ins and changes of the own account use it from the module of
 * the sessions, because both begin or end sessions.
 */
@Module({
  imports: [
    TownSettingsModule,
    WebAuthnModule,
    TypeOrmModule.forFeature([
      ChallengeEntity,
      OneTimeCodeEntity,
      PasskeyEntity,
      RecoveryCodeEntity,
    ]),
  ],
  providers: [OneTimeCodes, Passkeys, SecondFactors, SecretBox],
  exports: [OneTimeCodes, Passkeys, SecondFactors],
})
export class SecondFactorModule {}
