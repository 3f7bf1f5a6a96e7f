/**
 * Accounts of business owners. An owner has no password: a mailed link or a passkey starts a session, whose
 * secret is in a cookie. The other services ask this one for the owner of a session. The catalog knows
 * which businesses an owner manages, and the advertising service what they pay for.
 */
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ownerModule } from '@town/service-kit/owners/owner-module';
import { OwnerChallengeEntity } from '../owner-passkeys/owner-challenge-entity.js';
import { OwnerPasskeyEntity } from '../owner-passkeys/owner-passkey-entity.js';
import { OwnerPasskeys } from '../owner-passkeys/owner-passkeys.js';
import { OwnerPasskeysController } from '../owner-passkeys/owner-passkeys-controller.js';
import { PasskeySignInController } from '../owner-passkeys/passkey-sign-in-controller.js';
import { WebAuthnModule } from '../passkeys/web-authn-module.js';
import { InternalOwnerSessionsController } from './internal-owner-sessions-controller.js';
import { LocalOwnerSessions } from './local-owner-sessions.js';
import { OwnerEntity } from './owner-entity.js';
import { OwnerLinkEntity } from './owner-link-entity.js';
import { OwnerLinks } from './owner-links.js';
import { OwnerRetention } from './owner-retention.js';
import { OwnerSessionEntity } from './owner-session-entity.js';
import { OwnerSessionStore } from './owner-session-store.js';
import { OwnerSessionsController } from './owner-sessions-controller.js';
import { OwnerSignInController } from './owner-sign-in-controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      OwnerChallengeEntity,
      OwnerEntity,
      OwnerLinkEntity,
      OwnerPasskeyEntity,
      OwnerSessionEntity,
    ]),
    WebAuthnModule,
  ],
  providers: [OwnerLinks, OwnerPasskeys, OwnerRetention, OwnerSessionStore],
  exports: [OwnerLinks, OwnerPasskeys, OwnerSessionStore],
})
class OwnerStoreModule {}

@Module({
  imports: [OwnerStoreModule, ownerModule(LocalOwnerSessions, [OwnerStoreModule])],
  controllers: [
    InternalOwnerSessionsController,
    OwnerPasskeysController,
    OwnerSessionsController,
    OwnerSignInController,
    PasskeySignInController,
  ],
})
export class OwnersModule {}
