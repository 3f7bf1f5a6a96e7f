import { Injectable } from '@nestjs/common';
import type { SecondFactorLogin, SecondFactorMethod } from '@town/contracts/staff/second-factor';
import type { LoginAnswer } from '@town/contracts/staff/sign-in';
import { Audit } from '@town/service-kit/audit/audit';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { AccountEntity } from '../accounts/account-entity.js';
import { keepPassword } from '../accounts/find-account.js';
import { NewSessions } from '../sessions/new-sessions.js';
import { SignInFailures } from '../sessions/sign-in-failures.js';
import { countTry, endChallenge, ownerOfChallenge } from './challenges.js';
import { OneTimeCodes } from './one-time-codes.js';
import { Passkeys } from './passkeys.js';
import { useRecoveryCode } from './recovery-codes.js';
import { SignInEndedProblem, WrongSecondFactorProblem } from './second-factor-problems.js';

/** The error messages for a wrong proof, with the fields that they belong to. */
const wrong: Record<SecondFactorMethod, { path: string; message: string }> = {
  code: { path: 'code', message: 'This code is wrong, too old, or was used' },
  passkey: { path: 'passkey', message: 'This passkey was not accepted' },
  'recovery-code': {
    path: 'recoveryCode',
    message: 'This recovery code is wrong, or was used',
  },
};

/** The second step of a sign-in: checks a second factor after the password. */
@Injectable()
export class SecondFactorLogins {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
    private readonly codes: OneTimeCodes,
    private readonly passkeys: Passkeys,
    private readonly failures: SignInFailures,
    private readonly newSessions: NewSessions,
  ) {}

  async signIn(given: SecondFactorLogin, address: string): Promise<LoginAnswer> {
    const account = await this.accountOf(given.challenge);
    if (!account) throw new SignInEndedProblem();
    const attempt = await this.failures.begin(account.email, address);
    if (!(await countTry(this.dataSource.manager, account.id, given.challenge, 'sign-in'))) {
      throw new SignInEndedProblem();
    }
    const method = methodOf(given);
    const result = await this.dataSource.transaction(async (manager) => {
      // Locked first, in the same order as by changes that end sign-ins, to avoid a deadlock.
      if (!(await keepPassword(manager, account))) return 'ended';
      if (!(await this.isRight(manager, account.id, given))) return 'wrong';
      if (!(await endChallenge(manager, given.challenge))) return 'ended';
      return (await this.newSessions.begin(manager, account, method)) ?? 'ended';
    });
    if (result === 'ended') throw new SignInEndedProblem();
    if (result === 'wrong') {
      await this.recordFailure(account, method);
      throw new WrongSecondFactorProblem(wrong[method].path, wrong[method].message);
    }
    await this.failures.forget(attempt);
    return result;
  }

  private async accountOf(challenge: string): Promise<AccountEntity | null> {
    const { manager } = this.dataSource;
    const id = await ownerOfChallenge(manager, challenge, 'sign-in');
    return id ? manager.findOneBy(AccountEntity, { id, disabledAt: IsNull() }) : null;
  }

  private async isRight(
    manager: EntityManager,
    accountId: string,
    { challenge, code, passkey, recoveryCode }: SecondFactorLogin,
  ): Promise<boolean> {
    if (code) return this.codes.check(manager, accountId, code);
    if (passkey) return this.passkeys.check(manager, accountId, challenge, passkey);
    return recoveryCode ? useRecoveryCode(manager, accountId, recoveryCode) : false;
  }

  private recordFailure({ id, email }: AccountEntity, method: SecondFactorMethod): Promise<void> {
    return this.audit.record(this.dataSource.manager, {
      ...{ actor: email, action: 'failed-second-factor', kind: 'staff', id },
      ...{ before: null, after: { secondFactor: method } },
    });
  }
}

function methodOf({ code, passkey }: SecondFactorLogin): SecondFactorMethod {
  if (code) return 'code';
  return passkey ? 'passkey' : 'recovery-code';
}
