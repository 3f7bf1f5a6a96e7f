/**
 * Passkeys as another way in beside the mailed link. A passkey is made by somebody who is signed in, for
 * the address that a link has confirmed. It knows itself whose it is, so a sign-in names no address, and
 * every refusal is the same. It has to check who holds it, by a fingerprint, a face or a PIN.
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
   * What the browser needs to make a passkey. A passkey outlives the session in which it was made, so
   * only a recent sign-in may make one.
   * @param secret of the session that asks
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
   * Adds the passkey that the browser has made, and mails its owner.
   * @throws ValidationProblem when it was not accepted, or took too long
   */
  async add({ ownerId, email }: OwnerIdentity, given: NewPasskey): Promise<Passkey> {
    const counts = await takeOwnerChallenge(this.dataSource.manager, given.challenge, ownerId);
    const created = counts ? await this.webAuthn.created(use, given) : undefined;
    if (!created) throw refusedPasskey();
    return this.dataSource.transaction(async (manager) => {
      // Passkeys of one owner are added one after the other, so that the last one counts too.
      if (!(await lockOwner(manager, ownerId))) throw signedOut();
      refuseMore(await passkeysOf(manager, ownerId));
      const passkey = manager.create(OwnerPasskeyEntity, { ...created, ownerId });
      await manager.save(passkey);
      const event = { id: passkey.id, email, change: 'added' } as const;
      await this.outbox.enqueue(manager, ownerPasskeyChanged, event);
      return passkey.toRecord();
    });
  }

  /** Sessions that it began go on: they are in the list of devices. */
  async remove({ ownerId, email }: OwnerIdentity, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneBy(OwnerPasskeyEntity, { id, ownerId });
      if (!found) throw new NotFoundException('Passkey not found');
      await manager.remove(found);
      const event = { id, email, change: 'removed' } as const;
      await this.outbox.enqueue(manager, ownerPasskeyChanged, event);
    });
  }

  /** What any browser needs to sign in: it offers the passkeys that it has for this site. */
  async beginSignIn(): Promise<PasskeyRequest> {
    return this.webAuthn.request(use, await makeOwnerChallenge(this.dataSource.manager, null));
  }

  /**
   * Begins a session for the holder of a passkey.
   * @param replaced the secret of the session that this browser had
   * @throws UnauthorizedException, the same for an unknown passkey and for a wrong proof
   */
  async signIn(
    { challenge, passkey: assertion }: PasskeySignIn,
    replaced: string | undefined,
  ): Promise<{ secret: string; session: OwnerSession }> {
    if (!(await takeOwnerChallenge(this.dataSource.manager, challenge, null))) throw refused();
    return this.dataSource.transaction(async (manager) => {
      const where = { credentialId: assertion.id };
      const known = await manager.findOneBy(OwnerPasskeyEntity, where);
      // First, because the deletion of an account takes its locks in this order too.
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
      return this.sessions.begin(manager, owner.email);
    });
  }
}

/**
 * Makes everybody else who changes or deletes this account wait for the end of the transaction.
 * @returns null where it was deleted meanwhile
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

/** What an authenticator keeps with a passkey to say whose it is. */
const handleOf = (ownerId: string) => Buffer.from(ownerId).toString('base64url');

const tooLongAgo = () =>
  new ForbiddenException(
    `You signed in more than ${recentMinutes} minutes ago. Please sign in again to add a passkey.`,
  );

/** The session ended with the account, after the guard had asked for it. */
const signedOut = () => new UnauthorizedException('Please sign in');

const refused = () => new UnauthorizedException('This passkey was not accepted');

function refusedPasskey(): ValidationProblem {
  const message = 'This passkey was not accepted, or it took too long. Please begin again.';
  return new ValidationProblem([{ path: 'name', message }]);
}
