/**
 * Creates WebAuthn options and verifies the responses, for staff and for owners. A passkey belongs to the
 * host of SITE_URL: the browser offers it on no other site. Callers store the passkeys and challenges, and
 * decide what a passkey allows.
 */
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
} from '@town/contracts/passkeys/passkey-messages';
import type { NewPasskey } from '@town/contracts/passkeys/passkeys';
import { SERVICE_CONFIG, type ServiceConfig } from '@town/service-kit/config/service-config';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import type { EntityManager } from 'typeorm';
import type { StoredPasskey } from './stored-passkey.js';

/**
 * How passkeys are used. Beside a password they need no user verification and are not discoverable. Alone
 * they need both.
 */
export type PasskeyUse = 'beside-password' | 'alone';

interface Creation {
  id: string;
  email: string;
  challenge: string;
  /** The account's existing passkeys, so that the browser creates no second one on the same device. */
  existing: readonly StoredPasskey[];
}

const verification = (use: PasskeyUse) => (use === 'alone' ? 'required' : 'preferred');

@Injectable()
export class WebAuthn {
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

  /** The options with which a browser creates a passkey for a challenge. */
  async creation(
    manager: EntityManager,
    use: PasskeyUse,
    { id, email, challenge, existing }: Creation,
  ): Promise<PasskeyCreation> {
    const { profile } = await this.settings.current(manager);
    const options = await generateRegistrationOptions({
      rpName: profile.siteName,
      rpID: this.rpID,
      userID: new Uint8Array(Buffer.from(id)),
      userName: email,
      challenge: bytesOf(challenge),
      attestationType: 'none',
      excludeCredentials: descriptors(existing),
      authenticatorSelection: {
        residentKey: use === 'alone' ? 'required' : 'discouraged',
        userVerification: verification(use),
      },
    });
    return passkeyCreationSchema.parse(options);
  }

  /** Verifies a passkey that was created for a challenge; undefined when the proof is wrong. */
  async created(use: PasskeyUse, { challenge, name, credential }: NewPasskey) {
    const verified = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      ...this.expected(use),
    }).catch(() => undefined);
    if (!verified?.verified) return undefined;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    return {
      id: randomUUID(),
      name,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: credential.response.transports ?? [],
      lastUsedAt: null,
    };
  }

  /** The options with which a browser signs a challenge; without passkeys the user chooses one. */
  async request(
    use: PasskeyUse,
    challenge: string,
    passkeys: readonly StoredPasskey[] = [],
  ): Promise<PasskeyRequest> {
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      challenge: bytesOf(challenge),
      ...(passkeys.length > 0 && { allowCredentials: descriptors(passkeys) }),
      userVerification: verification(use),
    });
    return passkeyRequestSchema.parse(options);
  }

  /** Whether a passkey has signed the challenge. Sets its new counter, which the caller must save. */
  async signed(
    use: PasskeyUse,
    passkey: StoredPasskey,
    challenge: string,
    assertion: PasskeyAssertion,
  ): Promise<boolean> {
    const { credentialId: id, publicKey, counter } = passkey;
    const verified = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      credential: { id, publicKey: bytesOf(publicKey), counter },
      ...this.expected(use),
    }).catch(() => undefined);
    if (!verified?.verified) return false;
    passkey.counter = verified.authenticationInfo.newCounter;
    passkey.lastUsedAt = new Date();
    return true;
  }

  private expected(use: PasskeyUse) {
    return {
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: use === 'alone',
    };
  }
}

const descriptors = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ credentialId: id, transports }) => ({ id, transports }));

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
