import { setTimeout } from 'node:timers/promises';
import { Injectable, NotFoundException } from '@nestjs/common';
import { passwordResetRequested } from '@town/contracts/staff/events';
import type {
  LinkAnswer,
  LinkPassword,
  LinkPurpose,
  PasswordChange,
} from '@town/contracts/staff/passwords';
import { Audit } from '@town/service-kit/audit/audit';
import { Outbox } from '@town/service-kit/events/outbox';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/account-entity.js';
import { lockAccount } from '../accounts/find-account.js';
import { endLinks } from '../links/end-links.js';
import { findByLink, linksWithinHour, makeLink } from '../links/links.js';
import { endSessions } from '../sessions/end-sessions.js';
import { refuseCommonPassword } from './common-passwords.js';
import { notYourPassword, OwnPassword } from './own-password.js';
import { PasswordHashes } from './password-hashes.js';

const linksPerHour = 3;
/** The minimum response time, so that it does not reveal whether the account exists. */
const forgottenMs = 250;

/** Sets passwords: for an invitation, after a forgotten password, or as a change. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly hashes: PasswordHashes,
    private readonly ownPassword: OwnPassword,
  ) {}

  /** Sets the password of the holder of a mailed link, and ends the account's sessions. */
  async setByLink({ token, password }: LinkPassword, purpose: LinkPurpose): Promise<LinkAnswer> {
    await refuseCommonPassword(password);
    const passwordHash = await this.hashes.hash(password);
    return this.dataSource.transaction(async (manager) => {
      const account = await findByLink(manager, token, purpose);
      if (!account) throw new NotFoundException('This link was used, replaced, or is too old');
      account.reset(passwordHash);
      const { id, email } = await manager.save(account);
      await endLinks(manager, id);
      await endSessions(manager, id);
      const action = purpose === 'invitation' ? 'accept-invitation' : 'reset-password';
      await this.record(manager, account, action);
      return { email };
    });
  }

  /** Mails a link if there is an active account; the response does not reveal it. */
  async forgotten(email: string): Promise<void> {
    await Promise.all([this.mailLink(email), setTimeout(forgottenMs)]);
  }

  /** Changes the caller's password after a check of the old one, and ends their other sessions. */
  async change(
    { email, sessionId }: StaffMember,
    { current, password }: PasswordChange,
    address: string,
  ): Promise<void> {
    const given = { path: 'current', password: current };
    const account = await this.ownPassword.confirm(email, given, address, async (own) => own);
    await refuseCommonPassword(password);
    const passwordHash = await this.hashes.hash(password);
    await this.dataSource.transaction(async (manager) => {
      const locked = await lockAccount(manager, email);
      // A reset may have replaced the password since the check. Then the old one must not allow a change.
      if (locked?.passwordHash !== account.passwordHash) throw notYourPassword(given.path);
      await manager.update(AccountEntity, { id: account.id }, { passwordHash });
      await endSessions(manager, account.id, sessionId);
      await endLinks(manager, account.id);
      await this.record(manager, account, 'change-password');
    });
  }

  private async mailLink(address: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const account = await lockAccount(manager, address);
      if (account?.state !== 'active') return;
      const { id, email } = account;
      if ((await linksWithinHour(manager, id, 'reset')) >= linksPerHour) return;
      const token = await makeLink(manager, id, 'reset');
      await this.outbox.enqueue(manager, passwordResetRequested, { id, email, token });
      await this.record(manager, { id, email: '' }, 'request-password-reset');
    });
  }

  private record(
    manager: EntityManager,
    { id, email: actor }: Pick<AccountEntity, 'id' | 'email'>,
    action: string,
  ): Promise<void> {
    const entry = { actor, action, kind: 'staff', id, before: null, after: null };
    return this.audit.record(manager, entry);
  }
}
