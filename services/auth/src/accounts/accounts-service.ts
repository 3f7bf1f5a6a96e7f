import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { StaffRole } from '@town/contracts/staff/roles';
import { Audit } from '@town/service-kit/audit/audit';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { endLinks } from '../links/end-links.js';
import { PasswordHashes } from '../passwords/password-hashes.js';
import { removeSecondFactors } from '../second-factor/remove-second-factors.js';
import { endSessions } from '../sessions/end-sessions.js';
import { AccountEntity } from './account-entity.js';
import { findAccount, lockAccount } from './find-account.js';

/** A staff command that cannot be carried out. The message gives the operator the reason. */
export class StaffCommandError extends Error {
  override name = 'StaffCommandError';
}

/** The operators' commands for accounts; the audit log records them as `system`. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    private readonly hashes: PasswordHashes,
    private readonly audit: Audit,
  ) {}

  /** Finds the account of an e-mail address, unless it cannot sign in. */
  async findEnabled(email: string): Promise<AccountEntity | undefined> {
    const account = await findAccount(this.accounts.manager, email);
    return account && !account.disabledAt ? account : undefined;
  }

  isEmpty(): Promise<boolean> {
    return this.accounts.exists().then((exists) => !exists);
  }

  async add(email: string, password: string, role: StaffRole = 'administrator'): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const id = await this.insert(manager, email, password, role);
      const entry = { actor: 'system', action: 'add', kind: 'staff', id };
      await this.audit.record(manager, { ...entry, before: null, after: { email, role } });
    });
  }

  /**
   * Creates the first account. It writes no entry in the audit log: an empty stack must publish nothing, so
   * that a restored backup finds empty streams.
   */
  async openFirst(email: string, password: string): Promise<void> {
    await this.insert(this.accounts.manager, email, password, 'administrator');
  }

  /** Disables an account and ends its sessions. */
  disable(email: string): Promise<void> {
    return this.change(email, 'disable', (account) => account.disable(new Date()));
  }

  /** Sets a new password and ends all sessions. */
  async reset(email: string, password: string): Promise<void> {
    const passwordHash = await this.hashes.hash(password);
    await this.change(email, 'reset-password', (account) => account.reset(passwordHash));
  }

  /** Removes the second factor of an administrator whom no other administrator can help. */
  resetSecondFactor(email: string): Promise<void> {
    return this.change(email, 'reset-second-factor', (account, manager) =>
      removeSecondFactors(manager, account.id),
    );
  }

  private async insert(
    manager: EntityManager,
    email: string,
    password: string,
    role: StaffRole,
  ): Promise<string> {
    if (await findAccount(manager, email)) {
      throw new StaffCommandError('There is an account with this e-mail address already');
    }
    const passwordHash = await this.hashes.hash(password);
    const { id } = await manager.save(manager.create(AccountEntity, { email, passwordHash, role }));
    return id;
  }

  private change(
    email: string,
    action: string,
    apply: (account: AccountEntity, manager: EntityManager) => unknown,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const account = await lockAccount(manager, email);
      if (!account) throw new StaffCommandError('There is no account with this e-mail address');
      const before = { state: account.state };
      await apply(account, manager);
      const { id, state } = await manager.save(account);
      await endSessions(manager, id);
      await endLinks(manager, id);
      const entry = { actor: 'system', action, kind: 'staff', id };
      await this.audit.record(manager, { ...entry, before, after: { state } });
    });
  }
}
