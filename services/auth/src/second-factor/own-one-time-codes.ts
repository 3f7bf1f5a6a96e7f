import { ConflictException, Injectable } from '@nestjs/common';
import type {
  OneTimeCodeProof,
  OneTimeCodeSecret,
  RecoveryCodes,
} from '@town/contracts/staff/second-factor';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import type { EntityManager } from 'typeorm';
import { OwnPassword } from '../passwords/own-password.js';
import { OneTimeCodes } from './one-time-codes.js';
import { SecondFactorChanges } from './second-factor-changes.js';

/** Lets staff turn one-time codes on and off for their own account. */
@Injectable()
export class OwnOneTimeCodes {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly changes: SecondFactorChanges,
    private readonly ownPassword: OwnPassword,
  ) {}

  /** A new secret for the app. It is active only after a code has confirmed it. */
  offer(staff: StaffMember): Promise<OneTimeCodeSecret> {
    return this.changes.run(staff, 'offer-one-time-code', async (manager) => {
      await this.refuseIfActive(manager, staff);
      return this.codes.offer(manager, { id: staff.accountId, email: staff.email });
    });
  }

  turnOn(
    staff: StaffMember,
    { password, code }: OneTimeCodeProof,
    address: string,
  ): Promise<RecoveryCodes> {
    return this.ownPassword.confirm(staff.email, { password }, address, () =>
      this.changes.add(staff, 'add-one-time-code', async (manager) => {
        await this.refuseIfActive(manager, staff);
        refuseUnless(await this.codes.confirm(manager, staff.accountId, code));
        return {};
      }),
    );
  }

  async turnOff(
    staff: StaffMember,
    { password, code }: OneTimeCodeProof,
    address: string,
  ): Promise<void> {
    await this.ownPassword.confirm(staff.email, { password }, address, () =>
      this.changes.remove(staff, 'remove-one-time-code', async (manager) => {
        refuseUnless(await this.codes.check(manager, staff.accountId, code));
        await this.codes.remove(manager, staff.accountId);
      }),
    );
  }

  private async refuseIfActive(manager: EntityManager, { accountId }: StaffMember) {
    if (await this.codes.isActive(manager, accountId)) {
      throw new ConflictException('One-time codes are on already');
    }
  }
}

function refuseUnless(isRight: boolean): void {
  if (isRight) return;
  const message = 'This code is wrong, too old, or was used';
  throw new ValidationProblem([{ path: 'code', message }]);
}
