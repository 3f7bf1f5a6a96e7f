import { Inject, Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import type { StaffSession } from '@town/contracts/staff/sessions';
import type { Login, LoginAnswer } from '@town/contracts/staff/sign-in';
import { Audit } from '@town/service-kit/audit/audit';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { AccountsService } from '../accounts/accounts-service.js';
import { keepPassword } from '../accounts/find-account.js';
import { PasswordHashes } from '../passwords/password-hashes.js';
import { SecondFactorNeededProblem } from '../second-factor/second-factor-problems.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { endSessions } from './end-sessions.js';
import { IDLE_MINUTES } from './idle-minutes.js';
import { NewSessions } from './new-sessions.js';
import { SessionEntity } from './session-entity.js';
import { SignInFailures } from './sign-in-failures.js';

const refusal = 'Invalid credentials';

/** Starts and ends the sessions of staff. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
    private readonly accounts: AccountsService,
    private readonly hashes: PasswordHashes,
    private readonly newSessions: NewSessions,
    private readonly secondFactors: SecondFactors,
    private readonly failures: SignInFailures,
    @Inject(IDLE_MINUTES) private readonly idleMinutes: number,
  ) {}

  /**
   * Signs staff in. A wrong password and an unknown account get the same response in the same time. If the
   * account has a second factor, a right password starts the second step.
   */
  async signIn({ username, password }: Login, address: string): Promise<LoginAnswer> {
    const attempt = await this.failures.begin(username, address);
    const account = await this.accounts.findEnabled(username);
    const matches = await this.hashes.match(account?.passwordHash, password);
    if (!account || !matches) {
      // The typed text is not recorded, because it may be a password; only an existing account's address
      // is.
      const who = account ?? { id: '', email: '' };
      await this.record(this.dataSource.manager, who.email, 'failed-sign-in', who.id);
      throw new UnauthorizedException(refusal);
    }
    const result = await this.dataSource.transaction(async (manager) => {
      // The password may have been reset since the check.
      if (!(await keepPassword(manager, account))) throw new UnauthorizedException(refusal);
      // Adding a second factor at this moment waits for the lock, and then ends the session started here.
      const needed = await this.secondFactors.ask(manager, account.id);
      return {
        needed,
        answer: needed ? undefined : await this.newSessions.begin(manager, account),
      };
    });
    if (result.needed) {
      // The attempt stays neutral: the password alone must not reset the failures of wrong codes.
      await this.failures.withdraw(attempt);
      throw new SecondFactorNeededProblem(result.needed);
    }
    await this.failures.forget(attempt);
    if (!result.answer) throw new UnauthorizedException(refusal);
    return result.answer;
  }

  /** Ends the caller's session; its token is invalid from now on. */
  async signOut({ accountId, sessionId, email }: StaffMember): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await end(manager, accountId, sessionId);
      await this.record(manager, email, 'sign-out', accountId);
    });
  }

  /** The caller's active sessions, most recently used first. */
  async list({ accountId, sessionId }: StaffMember): Promise<StaffSession[]> {
    const sessions = await this.dataSource.manager.find(SessionEntity, {
      where: {
        accountId,
        revokedAt: IsNull(),
        expiresAt: MoreThan(new Date()),
        lastUsedAt: MoreThan(new Date(Date.now() - this.idleMinutes * 60_000)),
      },
      order: { lastUsedAt: 'DESC', id: 'ASC' },
    });
    return sessions.map((session) => session.toRecord(sessionId));
  }

  /** Ends one of the caller's sessions. */
  async end({ accountId, email }: StaffMember, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await end(manager, accountId, id))) throw new NotFoundException('Session not found');
      await this.record(manager, email, 'end-session', accountId);
    });
  }

  /** Ends the caller's other sessions, and their challenges for a second step. */
  async endOthers({ accountId, sessionId, email }: StaffMember): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await endSessions(manager, accountId, sessionId);
      await this.record(manager, email, 'end-other-sessions', accountId);
    });
  }

  private record(manager: EntityManager, actor: string, action: string, id: string): Promise<void> {
    const entry = { actor, action, kind: 'staff', id, before: null, after: null };
    return this.audit.record(manager, entry);
  }
}

/** False when it had ended already, or belongs to another account. */
async function end(manager: EntityManager, accountId: string, id: string): Promise<boolean> {
  const { affected } = await manager.update(
    SessionEntity,
    { id, accountId, revokedAt: IsNull() },
    { revokedAt: () => 'now()' },
  );
  return affected === 1;
}
