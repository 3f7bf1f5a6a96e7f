import { Injectable } from '@nestjs/common';
import type { OneTimeCodeSecret } from '@town/contracts/staff/second-factor';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { Secret, TOTP } from 'otpauth';
import { type EntityManager, IsNull, Not } from 'typeorm';
import type { AccountEntity } from '../accounts/account-entity.js';
import { OneTimeCodeEntity } from './one-time-code-entity.js';
import { SecretBox } from './secret-box.js';

/** RFC 6238 with the parameters that common apps support: SHA-1, 6 digits, 30 seconds. */
const format = { algorithm: 'SHA1', digits: 6, period: 30 };
/** A code of the previous or next step is accepted, because clocks differ and typing takes time. */
const window = 1;
const secretBytes = 20;

/** One-time codes of accounts. Each code works once. */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly box: SecretBox,
    private readonly settings: TownSettingsStore,
  ) {}

  isActive(manager: EntityManager, accountId: string): Promise<boolean> {
    return manager.existsBy(OneTimeCodeEntity, { accountId, confirmedAt: Not(IsNull()) });
  }

  /**
   * Creates a secret, which is active only after a code has confirmed it. It replaces an unconfirmed one.
   */
  async offer(
    manager: EntityManager,
    { id, email }: Pick<AccountEntity, 'id' | 'email'>,
  ): Promise<OneTimeCodeSecret> {
    const secret = new Secret({ size: secretBytes });
    const { profile } = await this.settings.current(manager);
    const totp = new TOTP({ ...format, issuer: profile.siteName, label: email, secret });
    await manager.save(
      manager.create(OneTimeCodeEntity, {
        accountId: id,
        sealedSecret: this.box.seal(secret.base32, id),
        confirmedAt: null,
        lastStep: null,
      }),
    );
    return { secret: secret.base32, uri: totp.toString() };
  }

  /** Turns the codes on if the code is right. */
  confirm(manager: EntityManager, accountId: string, code: string): Promise<boolean> {
    return this.use(manager, { accountId, confirmedAt: IsNull() }, code);
  }

  /** Whether a code is right and unused. It is marked as used. */
  check(manager: EntityManager, accountId: string, code: string): Promise<boolean> {
    return this.use(manager, { accountId, confirmedAt: Not(IsNull()) }, code);
  }

  async remove(manager: EntityManager, accountId: string): Promise<void> {
    await manager.delete(OneTimeCodeEntity, { accountId });
  }

  private async use(
    manager: EntityManager,
    where: { accountId: string; confirmedAt: ReturnType<typeof IsNull> },
    code: string,
  ): Promise<boolean> {
    // The row lock makes the second of two simultaneous requests find the code used.
    const found = await manager.findOne(OneTimeCodeEntity, {
      where,
      lock: { mode: 'pessimistic_write' },
    });
    const secret = found && this.box.open(found.sealedSecret, found.accountId);
    if (!secret) return false;
    const totp = new TOTP({ ...format, secret: Secret.fromBase32(secret) });
    const delta = totp.validate({ token: code, window });
    if (delta === null) return false;
    const step = totp.counter() + delta;
    if (found.lastStep !== null && step <= found.lastStep) return false;
    found.lastStep = step;
    found.confirmedAt ??= new Date();
    await manager.save(found);
    return true;
  }
}
