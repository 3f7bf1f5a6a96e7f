import { randomUUID } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { Login, LoginAnswer } from '@town/contracts/admin-session';
import { staffSignedIn } from '@town/contracts/auth-events';
import { staffToken } from '@town/contracts/staff-token';
import { Outbox } from '@town/service-kit/events/outbox';
import jwt from 'jsonwebtoken';
import { DataSource } from 'typeorm';
import type { AccountEntity } from '../accounts/account-entity.js';
import { AccountsService } from '../accounts/accounts-service.js';
import { Passwords } from '../accounts/passwords.js';
import { SigningKeys } from '../keys/signing-keys.js';
import { SignInFailures } from './sign-in-failures.js';

const refusal = 'Invalid credentials';

@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly accounts: AccountsService,
    private readonly passwords: Passwords,
    private readonly keys: SigningKeys,
    private readonly failures: SignInFailures,
  ) {}

  /** Signs staff in. Says and takes the same for a wrong password and for no such account. */
  async signIn({ username, password }: Login, address: string): Promise<LoginAnswer> {
    const attempt = await this.failures.begin(username, address);
    const account = await this.accounts.findEnabled(username);
    const matches = await this.passwords.match(account?.passwordHash, password);
    if (!account || !matches) throw new UnauthorizedException(refusal);
    await this.failures.forget(attempt);
    const token = await this.begin(account);
    return { token, username: account.email, message: 'Login successful' };
  }

  /** Ends a session; its token counts nowhere any more. */
  async signOut(sessionId: string): Promise<void> {
    await this.dataSource.query(
      'update staff_sessions set revoked_at = now() where id = $1 and revoked_at is null',
      [sessionId],
    );
  }

  async isActive(sessionId: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `select 1 from staff_sessions s join staff_accounts a on a.id = s.account_id
       where s.id = $1 and s.revoked_at is null and s.expires_at > now()
         and a.disabled_at is null`,
      [sessionId],
    );
    return rows.length > 0;
  }

  private async begin({ id, email, passwordHash }: AccountEntity): Promise<string> {
    const sessionId = randomUUID();
    const { kid, privateKey } = await this.keys.current();
    await this.dataSource.transaction(async (manager) => {
      await manager.query('delete from staff_sessions where expires_at < now()');
      const begun: unknown[] = await manager.query(
        `insert into staff_sessions (id, account_id, expires_at)
         select $1, id, now() + $3 * interval '1 hour' from staff_accounts
         where id = $2 and password_hash = $4 and disabled_at is null for share
         returning 1`,
        [sessionId, id, staffToken.hours, passwordHash],
      );
      // Disabled or reset while the password was being looked at.
      if (begun.length === 0) throw new UnauthorizedException(refusal);
      await this.outbox.enqueue(manager, staffSignedIn, { id, email });
    });
    return jwt.sign({}, privateKey, {
      algorithm: staffToken.algorithm,
      keyid: kid,
      issuer: staffToken.issuer,
      audience: staffToken.audience,
      subject: id,
      jwtid: sessionId,
      expiresIn: `${staffToken.hours}h`,
    });
  }
}
