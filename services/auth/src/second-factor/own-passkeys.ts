import { Injectable, NotFoundException } from '@nestjs/common';
import type { PasskeyCreation } from '@town/contracts/passkeys/passkey-messages';
import type { NewPasskey, PasskeyName } from '@town/contracts/passkeys/passkeys';
import type {
  OwnPassword as OwnPasswordBody,
  RecoveryCodes,
} from '@town/contracts/staff/second-factor';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { DataSource, type EntityManager } from 'typeorm';
import { OwnPassword } from '../passwords/own-password.js';
import { countTry, endChallenge, makeChallenge } from './challenges.js';
import { PasskeyEntity } from './passkey-entity.js';
import { Passkeys } from './passkeys.js';
import { SecondFactorChanges } from './second-factor-changes.js';

/** Lets staff manage the passkeys of their own account. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passkeys: Passkeys,
    private readonly changes: SecondFactorChanges,
    private readonly ownPassword: OwnPassword,
  ) {}

  /** Starts to add a passkey. The password is checked here, before the browser creates the passkey. */
  begin(
    { accountId, email }: StaffMember,
    { password }: OwnPasswordBody,
    address: string,
  ): Promise<PasskeyCreation> {
    return this.ownPassword.confirm(email, { password }, address, () =>
      this.dataSource.transaction(async (manager) => {
        const challenge = await makeChallenge(manager, accountId, 'passkey');
        return this.passkeys.creation(manager, { id: accountId, email }, challenge);
      }),
    );
  }

  /** Stores the passkey that the browser has created. */
  async add(staff: StaffMember, given: NewPasskey): Promise<RecoveryCodes> {
    const { manager } = this.dataSource;
    const { accountId } = staff;
    if (!(await countTry(manager, accountId, given.challenge, 'passkey')))
      throw refused('It took too long. Please begin again.');
    return this.changes.add(staff, 'add-passkey', async (changing) => {
      const added = await this.passkeys.add(changing, staff.accountId, given);
      if (!added) throw refused('This passkey was not accepted');
      if (!(await endChallenge(changing, given.challenge))) throw refused('Please begin again.');
      return {};
    });
  }

  rename(staff: StaffMember, id: string, { name }: PasskeyName): Promise<void> {
    return this.changes.run(staff, 'rename-passkey', async (manager) => {
      const { affected } = await manager.update(PasskeyEntity, own(staff, id), { name });
      if (affected !== 1) throw new NotFoundException('Passkey not found');
    });
  }

  async remove(
    staff: StaffMember,
    id: string,
    { password }: OwnPasswordBody,
    address: string,
  ): Promise<void> {
    await this.ownPassword.confirm(staff.email, { password }, address, () =>
      this.changes.remove(staff, 'remove-passkey', (manager) => removeOne(manager, staff, id)),
    );
  }
}

const own = ({ accountId }: StaffMember, id: string) => ({ accountId, id });

async function removeOne(manager: EntityManager, staff: StaffMember, id: string): Promise<void> {
  const { affected } = await manager.delete(PasskeyEntity, own(staff, id));
  if (affected !== 1) throw new NotFoundException('Passkey not found');
}

function refused(message: string): ValidationProblem {
  return new ValidationProblem([{ path: 'credential', message }]);
}
