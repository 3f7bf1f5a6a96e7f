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

/** The result of adding a factor, and the recovery codes that are shown once. */
type Added<Result> = Result & RecoveryCodes;

/** Runs changes of an account's own second factor: serialized, in one transaction, with an audit entry. */
@Injectable()
export class SecondFactorChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
    private readonly owners: SessionOwners,
    private readonly factors: SecondFactors,
  ) {}

  /** Runs a change while the account is locked. `action` is the action in the audit log. */
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
   * Adds a factor. Adding the first one ends the other sessions, because they began without it. An account
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
   * Removes a factor. Removing the last one deletes the recovery codes.
   * @throws ConflictException when it is the last one and the role needs one
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
