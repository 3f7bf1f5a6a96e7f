import { ConflictException, Injectable } from '@nestjs/common';
import type { RecoveryCodes } from '@town/contracts/staff/second-factor';
import { Audit } from '@town/service-kit/audit/audit';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { DataSource, type EntityManager } from 'typeorm';
import { lockAccount } from '../accounts/find-account.js';
import { endSessions } from '../sessions/end-sessions.js';
import { SessionOwners } from '../sessions/session-owners.js';
import { RecoveryCodeEntity } from './recovery-code-entity.js';
import { makeRecoveryCodes, removeRecoveryCodes } from './recovery-codes.js';
import { SecondFactors } from './second-factors.js';

/** Something that was added to an account, and what its owner is shown once for it. */
type Added<Result> = Result & RecoveryCodes;

/** What holds for every change of the own second factor: one at a time, recorded, never half done. */
@Injectable()
export class SecondFactorChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
    private readonly owners: SessionOwners,
    private readonly factors: SecondFactors,
  ) {}

  /** Changes an account that is locked meanwhile. `action` is what the audit log says. */
  run<Result>(
    { email, accountId }: StaffMember,
    action: string,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await lockAccount(manager, email);
      const result = await work(manager);
      const entry = { actor: email, action, kind: 'staff', id: accountId };
      await this.audit.record(manager, { ...entry, before: null, after: null });
      return result;
    });
  }

  /**
   * Adds a factor. With the first one the other sessions end, because they began without it. An account
   * without recovery codes gets them.
   */
  add<Result>(
    staff: StaffMember,
    action: string,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Added<Result>> {
    const { accountId, sessionId } = staff;
    return this.run(staff, action, async (manager) => {
      const isFirst = !(await this.factors.isActive(manager, accountId));
      const result = await work(manager);
      if (isFirst) await endSessions(manager, accountId, sessionId);
      const hasCodes = await manager.existsBy(RecoveryCodeEntity, { accountId });
      const recoveryCodes = hasCodes ? [] : await makeRecoveryCodes(manager, accountId);
      return { ...result, recoveryCodes };
    });
  }

  /**
   * Removes a factor; with the last one the recovery codes go.
   * @throws ConflictException when the account needs a second factor and would have none
   */
  async remove(
    staff: StaffMember,
    action: string,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const isNeeded = await this.owners.needsSecondFactor(staff.role);
    await this.run(staff, action, async (manager) => {
      await work(manager);
      if (await this.factors.isActive(manager, staff.accountId)) return;
      if (isNeeded) {
        throw new ConflictException('Your role needs a second factor: add another one first');
      }
      await removeRecoveryCodes(manager, staff.accountId);
    });
  }
}
