import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { AccountEntity } from './account-entity.js';
import { Passwords } from './passwords.js';

/** A staff command that cannot be carried out, with the reason for who gave it. */
export class StaffCommandError extends Error {
  override name = 'StaffCommandError';
}

@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    private readonly passwords: Passwords,
  ) {}

  /** The account that an e-mail address may sign in with. */
  async findEnabled(email: string): Promise<AccountEntity | undefined> {
    const account = await find(this.accounts.manager, email);
    return account && !account.disabledAt ? account : undefined;
  }

  isEmpty(): Promise<boolean> {
    return this.accounts.exists().then((exists) => !exists);
  }

  async add(email: string, password: string): Promise<void> {
    if (await find(this.accounts.manager, email)) {
      throw new StaffCommandError('There is an account with this e-mail address already');
    }
    const passwordHash = await this.passwords.hash(password);
    await this.accounts.save(this.accounts.create({ email, passwordHash }));
  }

  /** Nobody signs in with the account any more, and who is signed in with it is not. */
  disable(email: string): Promise<void> {
    return this.change(email, (account) => account.disable(new Date()));
  }

  /** Gives the account another password; whoever signed in with the old one is signed out. */
  async reset(email: string, password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.change(email, (account) => account.reset(passwordHash));
  }

  private change(email: string, apply: (account: AccountEntity) => void): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const account = await find(manager, email, true);
      if (!account) throw new StaffCommandError('There is no account with this e-mail address');
      apply(account);
      await manager.save(account);
      await manager.query(
        'update staff_sessions set revoked_at = now() where account_id = $1 and revoked_at is null',
        [account.id],
      );
    });
  }
}

async function find(
  manager: EntityManager,
  email: string,
  lock = false,
): Promise<AccountEntity | undefined> {
  const query = manager
    .createQueryBuilder(AccountEntity, 'account')
    .where('lower(account.email) = lower(:email)', { email });
  if (lock) query.setLock('pessimistic_write');
  return (await query.getOne()) ?? undefined;
}
