import { ConflictException, Injectable } from '@nestjs/common';
import type {
  OwnPassword as OwnPasswordBody,
  RecoveryCodes,
  SecondFactor,
} from '@town/contracts/staff/second-factor';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { DataSource } from 'typeorm';
import { OwnPassword } from '../passwords/own-password.js';
import { SessionOwners } from '../sessions/session-owners.js';
import { OneTimeCodes } from './one-time-codes.js';
import { Passkeys } from './passkeys.js';
import { RecoveryCodeEntity } from './recovery-code-entity.js';
import { makeRecoveryCodes } from './recovery-codes.js';
import { SecondFactorChanges } from './second-factor-changes.js';
import { SecondFactors } from './second-factors.js';

/** Lets staff read their own second factors and renew their recovery codes. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: OneTimeCodes,
    private readonly passkeys: Passkeys,
    private readonly factors: SecondFactors,
    private readonly owners: SessionOwners,
    private readonly changes: SecondFactorChanges,
    private readonly ownPassword: OwnPassword,
  ) {}

  async describe({ accountId, role }: StaffMember): Promise<SecondFactor> {
    const { manager } = this.dataSource;
    const passkeys = await this.passkeys.list(manager, accountId);
    return {
      required: await this.owners.needsSecondFactor(role),
      oneTimeCode: await this.codes.isActive(manager, accountId),
      passkeys: passkeys.map((passkey) => passkey.toRecord()),
      recoveryCodes: await manager.countBy(RecoveryCodeEntity, { accountId }),
    };
  }

  /** Creates new recovery codes and invalidates the previous ones. */
  renewRecoveryCodes(
    staff: StaffMember,
    { password }: OwnPasswordBody,
    address: string,
  ): Promise<RecoveryCodes> {
    return this.ownPassword.confirm(staff.email, { password }, address, () =>
      this.changes.run(staff, 'renew-recovery-codes', async (manager) => {
        if (!(await this.factors.isActive(manager, staff.accountId))) {
          throw new ConflictException('Turn on one-time codes or add a passkey first');
        }
        return { recoveryCodes: await makeRecoveryCodes(manager, staff.accountId) };
      }),
    );
  }
}
