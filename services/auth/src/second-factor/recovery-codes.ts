/**
 * Recovery codes: for who has lost the phone or the key. An account gets ten at once and sees them once;
 * each works once. The database holds hashes, which is enough for 80 random bits.
 */
import { randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '@town/contracts/staff/second-factor';
import { hashToken } from '@town/service-kit/secret-token';
import type { EntityManager } from 'typeorm';
import { RecoveryCodeEntity } from './recovery-code-entity.js';

/** Base32: no character is mistaken for another. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const codeLength = 16;

/** Replaces the recovery codes of an account; the new ones, as they are shown. */
export async function makeRecoveryCodes(
  manager: EntityManager,
  accountId: string,
): Promise<string[]> {
  await removeRecoveryCodes(manager, accountId);
  const codes = Array.from({ length: recoveryCodeCount }, makeCode);
  await manager.insert(
    RecoveryCodeEntity,
    codes.map((code) => ({ accountId, codeHash: hashToken(code) })),
  );
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
}

/** Whether a code is one of the account's; it works no more. */
export async function useRecoveryCode(
  manager: EntityManager,
  accountId: string,
  code: string,
): Promise<boolean> {
  const codeHash = hashToken(code);
  const { affected } = await manager.delete(RecoveryCodeEntity, { accountId, codeHash });
  return affected === 1;
}

export async function removeRecoveryCodes(
  manager: EntityManager,
  accountId: string,
): Promise<void> {
  await manager.delete(RecoveryCodeEntity, { accountId });
}

function makeCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
}
