import { Injectable } from '@nestjs/common';
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '@town/contracts/passkeys/passkey-messages';
import type { NewPasskey } from '@town/contracts/passkeys/passkeys';
import type { EntityManager } from 'typeorm';
import type { AccountEntity } from '../accounts/account-entity.js';
import { WebAuthn } from '../passkeys/web-authn.js';
import { PasskeyEntity } from './passkey-entity.js';

const use = 'beside-password';

/** Passkeys of staff accounts. They need no user verification, because a password comes first. */
@Injectable()
export class Passkeys {
  constructor(private readonly webAuthn: WebAuthn) {}

  list(manager: EntityManager, accountId: string): Promise<PasskeyEntity[]> {
    return manager.find(PasskeyEntity, {
      where: { accountId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** The options with which a browser creates a passkey for a challenge. */
  async creation(
    manager: EntityManager,
    { id, email }: Pick<AccountEntity, 'id' | 'email'>,
    challenge: string,
  ): Promise<PasskeyCreation> {
    const existing = await this.list(manager, id);
    return this.webAuthn.creation(manager, use, { id, email, challenge, existing });
  }

  /** Stores a passkey that was created for a challenge; undefined when the proof is wrong. */
  async add(
    manager: EntityManager,
    accountId: string,
    given: NewPasskey,
  ): Promise<PasskeyEntity | undefined> {
    const created = await this.webAuthn.created(use, given);
    return created && manager.save(manager.create(PasskeyEntity, { ...created, accountId }));
  }

  /** The options with which a browser signs a challenge; undefined when the account has no passkey. */
  async request(
    manager: EntityManager,
    accountId: string,
    challenge: string,
  ): Promise<PasskeyRequest | undefined> {
    const passkeys = await this.list(manager, accountId);
    return passkeys.length > 0 ? this.webAuthn.request(use, challenge, passkeys) : undefined;
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
    if (!found || !(await this.webAuthn.signed(use, found, challenge, assertion))) return false;
    await manager.save(found);
    return true;
  }
}
