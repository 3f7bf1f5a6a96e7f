import { createPrivateKey, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { staffSignedIn } from '@town/contracts/staff/events';
import type { LoginAnswer } from '@town/contracts/staff/sign-in';
import { staffToken } from '@town/contracts/staff/token';
import { Audit } from '@town/service-kit/audit/audit';
import { Outbox } from '@town/service-kit/events/outbox';
import { SignJWT } from 'jose';
import type { EntityManager } from 'typeorm';
import type { AccountEntity } from '../accounts/account-entity.js';
import { SigningKeys } from '../keys/signing-keys.js';

/** Starts sessions for accounts that have proved who they are. */
@Injectable()
export class NewSessions {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly keys: SigningKeys,
  ) {}

  /**
   * Starts a session in the caller's transaction.
   * @param secondFactor the second factor that was used, for the audit log
   * @returns undefined when the account was disabled or reset in the meantime
   */
  async begin(
    manager: EntityManager,
    { id, email, passwordHash }: AccountEntity,
    secondFactor?: string,
  ): Promise<LoginAnswer | undefined> {
    const sessionId = randomUUID();
    await manager.query('delete from staff_sessions where expires_at < now()');
    const begun: unknown[] = await manager.query(
      `insert into staff_sessions (id, account_id, expires_at)
       select $1, id, now() + $3 * interval '1 hour' from staff_accounts
       where id = $2 and password_hash = $4 and disabled_at is null for share
       returning 1`,
      [sessionId, id, staffToken.hours, passwordHash],
    );
    if (begun.length === 0) return undefined;
    await this.outbox.enqueue(manager, staffSignedIn, { id, email });
    const after = secondFactor ? { secondFactor } : null;
    const entry = { actor: email, action: 'sign-in', kind: 'staff', id, before: null, after };
    await this.audit.record(manager, entry);
    const token = await this.sign(manager, id, sessionId);
    return { token, username: email, message: 'Login successful' };
  }

  private async sign(
    manager: EntityManager,
    accountId: string,
    sessionId: string,
  ): Promise<string> {
    const { kid, privateKey } = await this.keys.current(manager);
    return new SignJWT()
      .setProtectedHeader({ alg: staffToken.algorithm, kid })
      .setIssuer(staffToken.issuer)
      .setAudience(staffToken.audience)
      .setSubject(accountId)
      .setJti(sessionId)
      .setIssuedAt()
      .setExpirationTime(`${staffToken.hours}h`)
      .sign(createPrivateKey(privateKey));
  }
}
