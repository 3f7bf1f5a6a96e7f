import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ownerDeleted, ownerSignedIn } from '@town/contracts/owners/events';
import type { OwnerDevice, OwnerIdentity, OwnerSession } from '@town/contracts/owners/session';
import type { Language } from '@town/contracts/pages/languages';
import { Outbox } from '@town/service-kit/events/outbox';
import { hashToken, makeToken } from '@town/service-kit/secret-token';
import { DataSource, type EntityManager, MoreThan, Not } from 'typeorm';
import { OwnerEntity } from './owner-entity.js';
import { OwnerLinkEntity } from './owner-link-entity.js';
import { OwnerSessionEntity } from './owner-session-entity.js';

/** A session expires this long after it began, even while it is used. */
export const sessionDays = 30;

/** How long a sign-in counts as recent, so that an open session found by a stranger can do less. */
export const recentMinutes = 15;

interface FoundSession extends OwnerIdentity {
  expiresAt: Date;
  stale: boolean;
}

/** The sessions of owners, identified by the secret in a cookie. */
@Injectable()
export class OwnerSessionStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Starts a session in the caller's transaction, for a person who has proved the address. The first
   * session creates the account.
   * @param language that of the page, in which later mails are written; undefined keeps the one of before
   */
  async begin(
    manager: EntityManager,
    email: string,
    language?: Language,
  ): Promise<{ secret: string; session: OwnerSession }> {
    // The update returns the row of an existing account, and locks it.
    const [owner] = await manager.query<{ id: string }[]>(
      `insert into owners (id, email) values ($1, $2)
       on conflict (email) do update set email = excluded.email returning id`,
      [randomUUID(), email],
    );
    const { id } = owner!;
    const secret = makeToken();
    const now = new Date();
    const expiresAt = new Date(now.getTime() + sessionDays * 24 * 60 * 60 * 1000);
    await manager.insert(OwnerSessionEntity, {
      id: randomUUID(),
      ownerId: id,
      secretHash: hashToken(secret),
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
    });
    await this.outbox.enqueue(manager, ownerSignedIn, { id, email, language });
    return { secret, session: { email, expiresAt: expiresAt.toISOString() } };
  }

  /**
   * Finds the owner of a session; undefined when it has ended. This counts as use of the session, which is
   * stored at most once a minute.
   */
  async find(secret: string): Promise<(OwnerIdentity & OwnerSession) | undefined> {
    const secretHash = hashToken(secret);
    const [found] = await this.dataSource.query<FoundSession[]>(
      `select o.id as "ownerId", o.email, s.expires_at as "expiresAt",
         s.last_used_at < now() - interval '1 minute' as stale
       from owner_sessions s join owners o on o.id = s.owner_id
       where s.secret_hash = $1 and s.expires_at > now()`,
      [secretHash],
    );
    if (!found) return undefined;
    const { ownerId, email, expiresAt, stale } = found;
    if (stale) {
      const lastUsedAt = new Date();
      await this.dataSource.manager.update(OwnerSessionEntity, { secretHash }, { lastUsedAt });
    }
    return { ownerId, email, expiresAt: expiresAt.toISOString() };
  }

  /** Whether the session began within the last minutes. */
  isRecent(secret: string): Promise<boolean> {
    const createdAt = MoreThan(new Date(Date.now() - recentMinutes * 60_000));
    return this.dataSource.manager.existsBy(OwnerSessionEntity, {
      secretHash: hashToken(secret),
      createdAt,
    });
  }

  /** The active sessions of an owner, most recently used first. */
  async list(ownerId: string, currentSecret: string): Promise<OwnerDevice[]> {
    const sessions = await this.dataSource.manager.find(OwnerSessionEntity, {
      where: { ownerId, expiresAt: MoreThan(new Date()) },
      order: { lastUsedAt: 'DESC', id: 'ASC' },
    });
    const currentHash = hashToken(currentSecret);
    return sessions.map((session) => session.toDevice(currentHash));
  }

  /** Ends one of an owner's sessions; false when there is none with this id. */
  async end(ownerId: string, id: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(OwnerSessionEntity, { id, ownerId });
    return affected === 1;
  }

  /** Ends all sessions of an owner except the caller's. */
  async endOthers(ownerId: string, currentSecret: string): Promise<void> {
    const secretHash = Not(hashToken(currentSecret));
    await this.dataSource.manager.delete(OwnerSessionEntity, { ownerId, secretHash });
  }

  async endBySecret(manager: EntityManager, secret: string): Promise<void> {
    await manager.delete(OwnerSessionEntity, { secretHash: hashToken(secret) });
  }

  /** Deletes an account with its sessions and links. The other services delete their data of it. */
  async deleteOwner({ ownerId, email }: OwnerIdentity): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Deleted first, in the same lock order as a sign-in by a link, to avoid a deadlock.
      await manager.delete(OwnerLinkEntity, { email });
      const { affected } = await manager.delete(OwnerEntity, { id: ownerId });
      if (affected) await this.outbox.enqueue(manager, ownerDeleted, { id: ownerId, email });
    });
  }
}
