import { Injectable } from '@nestjs/common';
import type { SecondFactorMethod, SecondFactorNeeded } from '@town/contracts/staff/second-factor';
import type { EntityManager } from 'typeorm';
import { accountsWithSecondFactor } from './accounts-with-second-factor.js';
import { makeChallenge } from './challenges.js';
import { OneTimeCodes } from './one-time-codes.js';
import { Passkeys } from './passkeys.js';
import { RecoveryCodeEntity } from './recovery-code-entity.js';

/** The second factors of an account. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly passkeys: Passkeys,
  ) {}

  /** Whether an account has a second factor. Recovery codes alone do not count as one. */
  async isActive(manager: EntityManager, accountId: string): Promise<boolean> {
    return (await accountsWithSecondFactor(manager, accountId)).has(accountId);
  }

  /**
   * Creates the challenge for the second step of a sign-in; undefined when the password is enough. The
   * caller must lock the account, because a new password ends all earlier challenges.
   */
  async ask(manager: EntityManager, accountId: string): Promise<SecondFactorNeeded | undefined> {
    if (!(await this.isActive(manager, accountId))) return undefined;
    const challenge = await makeChallenge(manager, accountId, 'sign-in');
    const passkey = await this.passkeys.request(manager, accountId, challenge);
    const methods: SecondFactorMethod[] = [];
    if (await this.codes.isActive(manager, accountId)) methods.push('code');
    if (passkey) methods.push('passkey');
    if (await manager.existsBy(RecoveryCodeEntity, { accountId })) methods.push('recovery-code');
    return { code: 'second-factor-needed', challenge, methods, ...(passkey && { passkey }) };
  }
}
