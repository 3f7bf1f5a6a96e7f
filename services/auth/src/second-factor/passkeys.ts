import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyRequest,
  passkeyCreationSchema,
  passkeyRequestSchema,
} from '@town/contracts/staff/passkey-messages';
import type { NewPasskey } from '@town/contracts/staff/second-factor';
import { SERVICE_CONFIG, type ServiceConfig } from '@town/service-kit/config/service-config';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import type { EntityManager } from 'typeorm';
import type { AccountEntity } from '../accounts/account-entity.js';
import { PasskeyEntity } from './passkey-entity.js';

/**
 * Passkeys of accounts (WebAuthn). A passkey belongs to the host of SITE_URL: the browser offers it on no
 * other site. As it comes after a password, it need not check who holds it.
 */
@Injectable()
export class Passkeys {
  private readonly rpID: string;
  private readonly origin: string;

  constructor(
    @Inject(SERVICE_CONFIG) { SITE_URL }: ServiceConfig,
    private readonly settings: TownSettingsStore,
  ) {
    const { hostname, origin } = new URL(SITE_URL);
    this.rpID = hostname;
    this.origin = origin;
  }

  list(manager: EntityManager, accountId: string): Promise<PasskeyEntity[]> {
    return manager.find(PasskeyEntity, {
      where: { accountId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** What a browser needs to make a passkey for a challenge. */
  async creation(
    manager: EntityManager,
    { id, email }: Pick<AccountEntity, 'id' | 'email'>,
    challenge: string,
  ): Promise<PasskeyCreation> {
    const { profile } = await this.settings.current(manager);
    const options = await generateRegistrationOptions({
      rpName: profile.siteName,
      rpID: this.rpID,
      userID: new Uint8Array(Buffer.from(id)),
      userName: email,
      challenge: bytesOf(challenge),
      attestationType: 'none',
      excludeCredentials: await this.descriptors(manager, id),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    });
    return passkeyCreationSchema.parse(options);
  }

  /** Stores a passkey that was made for a challenge; undefined when the proof is wrong. */
  async add(
    manager: EntityManager,
    accountId: string,
    { challenge, name, credential }: NewPasskey,
  ): Promise<PasskeyEntity | undefined> {
    const verified = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      ...this.expected(),
    }).catch(() => undefined);
    if (!verified?.verified) return undefined;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    return manager.save(
      manager.create(PasskeyEntity, {
        id: randomUUID(),
        accountId,
        name,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: credential.response.transports ?? [],
        lastUsedAt: null,
      }),
    );
  }

  /** What a browser needs to sign a challenge; undefined where the account has no passkey. */
  async request(
    manager: EntityManager,
    accountId: string,
    challenge: string,
  ): Promise<PasskeyRequest | undefined> {
    const allowCredentials = await this.descriptors(manager, accountId);
    if (allowCredentials.length === 0) return undefined;
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      challenge: bytesOf(challenge),
      allowCredentials,
      userVerification: 'preferred',
    });
    return passkeyRequestSchema.parse(options);
  }

  /** Whether a passkey of the account has signed the challenge. */
  async check(
    manager: EntityManager,
    accountId: string,
    challenge: string,
    assertion: PasskeyAssertion,
  ): Promise<boolean> {
    const found = await manager.findOne(PasskeyEntity, {
      where: { accountId, credentialId: assertion.id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!found) return false;
    const publicKey = bytesOf(found.publicKey);
    const verified = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      credential: { id: found.credentialId, publicKey, counter: found.counter },
      ...this.expected(),
    }).catch(() => undefined);
    if (!verified?.verified) return false;
    found.counter = verified.authenticationInfo.newCounter;
    found.lastUsedAt = new Date();
    await manager.save(found);
    return true;
  }

  private expected() {
    return {
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: false,
    };
  }

  private async descriptors(manager: EntityManager, accountId: string) {
    const passkeys = await this.list(manager, accountId);
    return passkeys.map(({ credentialId: id, transports }) => ({ id, transports }));
  }
}

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
