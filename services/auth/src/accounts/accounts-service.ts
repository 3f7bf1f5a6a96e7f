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

/** A staff command that cannot be carried out, with the reason for who gave it. */
export class StaffCommandError extends Error {
  override name = 'StaffCommandError';
}

/** What operators do with accounts, by a command; the audit log names them `system`. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    private readonly hashes: PasswordHashes,
    private readonly audit: Audit,
  ) {}

  /** The account that an e-mail address may sign in with. */
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
   * Opens the first account. It has no entry in the audit log: an empty stack publishes nothing, so
   * that a restored backup finds empty streams.
   */
  async openFirst(email: string, password: string): Promise<void> {
    await this.insert(this.accounts.manager, email, password, 'administrator');
  }

  /** Disables an account and ends its sessions. */
  disable(email: string): Promise<void> {
    return this.change(email, 'disable', (account) => account.disable(new Date()));
  }

  /** Sets a new password and ends the sessions of the old one. */
  async reset(email: string, password: string): Promise<void> {
    const passwordHash = await this.hashes.hash(password);
    await this.change(email, 'reset-password', (account) => account.reset(passwordHash));
  }

  /** Removes the second factor, for the administrator whom no other one can help. */
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
