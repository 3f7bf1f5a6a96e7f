import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { Assignee, Invitation, StaffAccount } from '@town/contracts/staff/accounts';
import { roleChanged, staffInvited } from '@town/contracts/staff/events';
import { includesRole, type StaffRole } from '@town/contracts/staff/roles';
import { Audit } from '@town/service-kit/audit/audit';
import { Outbox } from '@town/service-kit/events/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { endLinks } from '../links/end-links.js';
import { makeLink } from '../links/links.js';
import { accountsWithSecondFactor } from '../second-factor/accounts-with-second-factor.js';
import { removeSecondFactors } from '../second-factor/remove-second-factors.js';
import { endSessions } from '../sessions/end-sessions.js';
import { AccountEntity } from './account-entity.js';
import { lockAccount } from './find-account.js';
import { keepAdministrator } from './keep-administrator.js';

/** How administrators manage accounts. `actor` is the administrator, for the audit log. */
@Injectable()
export class StaffAccounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** All accounts, by e-mail address. */
  async list(): Promise<StaffAccount[]> {
    const accounts = await this.dataSource.manager
      .createQueryBuilder(AccountEntity, 'account')
      .orderBy('lower(account.email)')
      .getMany();
    const protectedIds = await accountsWithSecondFactor(this.dataSource.manager);
    return accounts.map((account) => account.toRecord(protectedIds.has(account.id)));
  }

  /** The accounts that an inbox item can be assigned to: those that may edit, including invited ones. */
  async assignees(): Promise<Assignee[]> {
    return (await this.list())
      .filter(({ role, state }) => state !== 'disabled' && includesRole(role, 'editor'))
      .map(({ email }) => ({ email }));
  }

  /**
   * Invites a person by a mailed link. A person who has not accepted yet, or is disabled, is invited again,
   * and the previous link becomes invalid.
   */
  invite({ email, role }: Invitation, actor: string): Promise<StaffAccount> {
    return this.dataSource.transaction(async (manager) => {
      const account =
        (await lockAccount(manager, email)) ?? manager.create(AccountEntity, { email });
      const isNew = !account.id;
      if (!isNew && account.state === 'active') {
        throw new ConflictException('There is an account with this e-mail address already');
      }
      const before = isNew ? null : { role: account.role, state: account.state };
      account.invite(role);
      const { id } = await manager.save(account);
      const token = await makeLink(manager, id, 'invitation');
      await this.outbox.enqueue(manager, staffInvited, { id, email: account.email, role, token });
      const after = { email: account.email, role };
      await this.record(manager, { actor, action: 'invite', id, before, after });
      return toRecord(manager, account);
    });
  }

  changeRole(id: string, role: StaffRole, actor: string): Promise<StaffAccount> {
    return this.dataSource.transaction(async (manager) => {
      const account = await this.lock(manager, id);
      const { email, role: previousRole } = account;
      if (role === previousRole) return toRecord(manager, account);
      if (role !== 'administrator') await keepAdministrator(manager, id);
      account.role = role;
      await manager.save(account);
      await this.outbox.enqueue(manager, roleChanged, { id, email, previousRole, role });
      const [before, after] = [{ role: previousRole }, { role }];
      await this.record(manager, { actor, action: 'change-role', id, before, after });
      return toRecord(manager, account);
    });
  }

  /** Disables the account as soon as the transaction commits. Its entries in the audit log are kept. */
  async disable(id: string, actor: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const account = await this.lock(manager, id);
      const before = { state: account.state };
      if (account.state === 'disabled') return;
      await keepAdministrator(manager, id);
      account.disable(new Date());
      const { state } = await manager.save(account);
      await endSessions(manager, id);
      await endLinks(manager, id);
      await this.record(manager, { actor, action: 'disable', id, before, after: { state } });
    });
  }

  /** Removes one-time codes, passkeys and recovery codes, and ends the account's sessions. */
  async resetSecondFactor(id: string, actor: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.lock(manager, id);
      const before = await removeSecondFactors(manager, id);
      await endSessions(manager, id);
      await this.record(manager, { actor, action: 'reset-second-factor', id, before, after: null });
    });
  }

  private async lock(manager: EntityManager, id: string): Promise<AccountEntity> {
    const account = await manager.findOne(AccountEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!account) throw new NotFoundException('Account not found');
    return account;
  }

  private record(
    manager: EntityManager,
    entry: Omit<Parameters<Audit['record']>[1], 'kind'>,
  ): Promise<void> {
    return this.audit.record(manager, { ...entry, kind: 'staff' });
  }
}

async function toRecord(manager: EntityManager, account: AccountEntity): Promise<StaffAccount> {
  const protectedIds = await accountsWithSecondFactor(manager, account.id);
  return account.toRecord(protectedIds.has(account.id));
}
