/**
 * Passkeys, a way to sign in besides the mailed link. A signed-in owner adds a passkey for the address that
 * a link has confirmed. A passkey contains its owner's id, so a sign-in names no address, and every refusal
 * is the same. User verification by a fingerprint, a face or a PIN is required.
 */
import {
  ConflictException,
  ForbiddenException,
  Injectable,
  NotFoundException,
  UnauthorizedException,
} from '@nestjs/common';
import { ownerPasskeyChanged } from '@town/contracts/owners/events';
import { passkeysPerOwner } from '@town/contracts/owners/passkeys';
import type { OwnerIdentity, OwnerSession } from '@town/contracts/owners/session';
import type { Language } from '@town/contracts/pages/languages';
import type { PasskeyCreation, PasskeyRequest } from '@town/contracts/passkeys/passkey-messages';
import type { NewPasskey, Passkey, PasskeySignIn } from '@town/contracts/passkeys/passkeys';
import { Outbox } from '@town/service-kit/events/outbox';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { DataSource, type EntityManager } from 'typeorm';
import { OwnerEntity } from '../owners/owner-entity.js';
import { OwnerSessionStore, recentMinutes } from '../owners/owner-session-store.js';
import { WebAuthn } from '../passkeys/web-authn.js';
import { makeOwnerChallenge, takeOwnerChallenge } from './owner-challenges.js';
import { OwnerPasskeyEntity } from './owner-passkey-entity.js';

const use = 'alone';

@Injectable()
export class OwnerPasskeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly webAuthn: WebAuthn,
    private readonly sessions: OwnerSessionStore,
    private readonly outbox: Outbox,
  ) {}

  async list({ ownerId }: OwnerIdentity): Promise<Passkey[]> {
    const passkeys = await passkeysOf(this.dataSource.manager, ownerId);
    return passkeys.map((passkey) => passkey.toRecord());
  }

  /**
   * The options with which the browser creates a passkey. A passkey outlives the session, so it requires a
   * recent sign-in.
   * @param secret of the caller's session
   * @throws ForbiddenException when that session began too long ago
   */
  async begin({ ownerId, email }: OwnerIdentity, secret: string): Promise<PasskeyCreation> {
    if (!(await this.sessions.isRecent(secret))) throw tooLongAgo();
    return this.dataSource.transaction(async (manager) => {
      if (!(await lockOwner(manager, ownerId))) throw signedOut();
      const existing = await passkeysOf(manager, ownerId);
      refuseMore(existing);
      const challenge = await makeOwnerChallenge(manager, ownerId);
      return this.webAuthn.creation(manager, use, { id: ownerId, email, challenge, existing });
    });
  }

  /**
   * Stores the passkey that the browser has created, and mails its owner.
   * @throws ValidationProblem when it was not accepted, or took too long
   */
  async add({ ownerId, email }: OwnerIdentity, given: NewPasskey): Promise<Passkey> {
    const counts = await takeOwnerChallenge(this.dataSource.manager, given.challenge, ownerId);
    const created = counts ? await this.webAuthn.created(use, given) : undefined;
    if (!created) throw refusedPasskey();
    return this.dataSource.transaction(async (manager) => {
      // Serializes additions of one owner, so that the limit holds.
      if (!(await lockOwner(manager, ownerId))) throw signedOut();
      refuseMore(await passkeysOf(manager, ownerId));
      const passkey = manager.create(OwnerPasskeyEntity, { ...created, ownerId });
      await manager.save(passkey);
      const event = { id: passkey.id, email, change: 'added' } as const;
      await this.outbox.enqueue(manager, ownerPasskeyChanged, event);
      return passkey.toRecord();
    });
  }

  /** Removes a passkey. Sessions that it started continue; the owner sees them in the list of devices. */
  async remove({ ownerId, email }: OwnerIdentity, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneBy(OwnerPasskeyEntity, { id, ownerId });
      if (!found) throw new NotFoundException('Passkey not found');
      await manager.remove(found);
      const event = { id, email, change: 'removed' } as const;
      await this.outbox.enqueue(manager, ownerPasskeyChanged, event);
    });
  }

  /**
   * The options for a sign-in, the same for every browser: it offers the passkeys that it has for this
   * site.
   */
  async beginSignIn(): Promise<PasskeyRequest> {
    return this.webAuthn.request(use, await makeOwnerChallenge(this.dataSource.manager, null));
  }

  /**
   * Starts a session for the holder of a passkey.
   * @param replaced the secret of this browser's previous session
   * @throws UnauthorizedException, the same for an unknown passkey and for a wrong proof
   */
  async signIn(
    { challenge, passkey: assertion }: PasskeySignIn,
    replaced: string | undefined,
    language?: Language,
  ): Promise<{ secret: string; session: OwnerSession }> {
    if (!(await takeOwnerChallenge(this.dataSource.manager, challenge, null))) throw refused();
    return this.dataSource.transaction(async (manager) => {
      const where = { credentialId: assertion.id };
      const known = await manager.findOneBy(OwnerPasskeyEntity, where);
      // Locked first, in the same order as by the deletion of an account, to avoid a deadlock.
      const owner = known && (await lockOwner(manager, known.ownerId));
      const lock = { mode: 'pessimistic_write' } as const;
      const passkey = owner && (await manager.findOne(OwnerPasskeyEntity, { where, lock }));
      const isRight =
        passkey &&
        assertion.response.userHandle === handleOf(owner.id) &&
        (await this.webAuthn.signed(use, passkey, challenge, assertion));
      if (!isRight) throw refused();
      await manager.save(passkey);
      if (replaced) await this.sessions.endBySecret(manager, replaced);
      return this.sessions.begin(manager, owner.email, language);
    });
  }
}

/**
 * Locks the account against changes and deletion until the transaction ends.
 * @returns null when it was deleted in the meantime
 */
function lockOwner(manager: EntityManager, id: string): Promise<OwnerEntity | null> {
  return manager.findOne(OwnerEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

function passkeysOf(manager: EntityManager, ownerId: string): Promise<OwnerPasskeyEntity[]> {
  return manager.find(OwnerPasskeyEntity, {
    where: { ownerId },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
}

function refuseMore(existing: readonly OwnerPasskeyEntity[]): void {
  if (existing.length < passkeysPerOwner) return;
  throw new ConflictException(`At most ${passkeysPerOwner} passkeys are possible`);
}

/** The user handle, with which an authenticator stores the passkey's owner. */
const handleOf = (ownerId: string) => Buffer.from(ownerId).toString('base64url');

const tooLongAgo = () =>
  new ForbiddenException(
    `You signed in more than ${recentMinutes} minutes ago. Please sign in again to add a passkey.`,
  );

/** The session ended with the account after the guard had checked it. */
const signedOut = () => new UnauthorizedException('Please sign in');

const refused = () => new UnauthorizedException('This passkey was not accepted');

function refusedPasskey(): ValidationProblem {
  const message = 'This passkey was not accepted, or it took too long. Please begin again.';
  return new ValidationProblem([{ path: 'name', message }]);
}
