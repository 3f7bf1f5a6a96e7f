import { Injectable } from '@nestjs/common';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { DataSource } from 'typeorm';
import type { AccountEntity } from '../accounts/account-entity.js';
import { findAccount } from '../accounts/find-account.js';
import { SignInFailures } from '../sessions/sign-in-failures.js';
import { PasswordHashes } from './password-hashes.js';

interface TypedPassword {
  /** The form field of the password. */
  path?: string;
  password: string;
}

/**
 * Checks the password of signed-in staff before they change how they sign in. Wrong ones count as failed
 * sign-ins.
 */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hashes: PasswordHashes,
    private readonly failures: SignInFailures,
  ) {}

  /**
   * Runs `work` if the password is right.
   * @param work may check a further proof: if it throws, the attempt counts as a failure
   * @throws ValidationProblem when the password is wrong
   */
  async confirm<Result>(
    email: string,
    { path = 'password', password }: TypedPassword,
    address: string,
    work: (account: AccountEntity) => Promise<Result>,
  ): Promise<Result> {
    const attempt = await this.failures.begin(email, address);
    const account = await findAccount(this.dataSource.manager, email);
    if (!account || !(await this.hashes.match(account.passwordHash, password))) {
      throw notYourPassword(path);
    }
    const result = await work(account);
    await this.failures.forget(attempt);
    return result;
  }
}

export function notYourPassword(path: string): ValidationProblem {
  return new ValidationProblem([{ path, message: 'This is not your password' }]);
}
