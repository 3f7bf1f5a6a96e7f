import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '@town/service-kit/http/retry-later';
import { hashToken } from '@town/service-kit/secret-token';
import { DataSource } from 'typeorm';

const windowMinutes = 15;
/** Failures without a delay: for one account from one address, and for all accounts from one address. */
const freeWithAccount = 5;
const freeFromAddress = 20;
/** The first delay, which doubles with each failure. */
const firstWaitSeconds = 15;

/** An attempt, which counts as a failure until its password proves right. */
export interface SignInAttempt {
  id: string;
  account: string;
  address: string;
}

interface Failures {
  with_account: number;
  account_seconds: number;
  from_address: number;
  address_seconds: number;
  elsewhere: number;
}

/**
 * Slows down password guessing, per account and address, and per address. Guesses at one account from many
 * addresses are only slowed down; otherwise anybody could lock its owner out. E-mail and network addresses
 * are stored as hashes, for a quarter of an hour.
 */
@Injectable()
export class SignInFailures {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts an attempt before its password is checked, so that simultaneous attempts are all counted. */
  async begin(email: string, networkAddress: string): Promise<SignInAttempt> {
    const attempt = {
      id: randomUUID(),
      account: hashToken(email.toLowerCase()),
      address: hashToken(networkAddress),
    };
    const failures = await this.dataSource.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727003))', [
        attempt.address,
      ]);
      await manager.query(
        `delete from sign_in_failures
         where at < clock_timestamp() - $1 * interval '1 minute'`,
        [windowMinutes],
      );
      const [found]: Failures[] = await manager.query(countFailures, [
        attempt.account,
        attempt.address,
      ]);
      refuseTooSoon(found!);
      await manager.query(
        'insert into sign_in_failures (id, account, address) values ($1, $2, $3)',
        [attempt.id, attempt.account, attempt.address],
      );
      return found!;
    });
    const excess = failures.elsewhere - freeWithAccount;
    if (excess >= 0) await setTimeout(Math.min(250 * 2 ** excess, 2_000));
    return attempt;
  }

  /** Removes this attempt, which was no failure. Earlier failures still count. */
  async withdraw({ id }: SignInAttempt): Promise<void> {
    await this.dataSource.query('delete from sign_in_failures where id = $1', [id]);
  }

  /** Removes all failures of this account from this address, after a right password. */
  async forget({ account, address }: SignInAttempt): Promise<void> {
    await this.dataSource.query(
      'delete from sign_in_failures where account = $1 and address = $2',
      [account, address],
    );
  }
}

const countFailures = `
  select
    count(*) filter (where account = $1 and address = $2)::int as with_account,
    coalesce(extract(epoch from clock_timestamp()
      - max(at) filter (where account = $1 and address = $2)), 0)::float as account_seconds,
    count(*) filter (where address = $2)::int as from_address,
    coalesce(extract(epoch from clock_timestamp()
      - max(at) filter (where address = $2)), 0)::float as address_seconds,
    count(*) filter (where account = $1 and address <> $2)::int as elsewhere
  from sign_in_failures where account = $1 or address = $2`;

function refuseTooSoon(failures: Failures): void {
  const wait = Math.max(
    remaining(failures.with_account - freeWithAccount, failures.account_seconds),
    remaining(failures.from_address - freeFromAddress, failures.address_seconds),
  );
  if (wait > 0) throw new TooManyRequests(Math.ceil(wait));
}

function remaining(excess: number, sinceLast: number): number {
  if (excess < 0) return 0;
  return Math.min(firstWaitSeconds * 2 ** excess, windowMinutes * 60) - sinceLast;
}
