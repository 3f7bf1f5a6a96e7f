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
 * The second factors of accounts: one-time codes, passkeys, and recovery codes for when both are lost. It
 * only stores and checks them. Sign-ins and changes of an account's own factors are in the sessions module,
 * because both start or end sessions.
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
