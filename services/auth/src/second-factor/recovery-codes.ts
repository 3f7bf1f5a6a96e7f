/**
 * Recovery codes, for an account that has lost its other second factors. An account gets ten at once, which
 * are shown once; each works once. The database stores hashes, which is enough for 80 random bits.
 */
import { randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '@town/contracts/staff/second-factor';
import { hashToken } from '@town/service-kit/secret-token';
import type { EntityManager } from 'typeorm';
import { RecoveryCodeEntity } from './recovery-code-entity.js';

/** Base32, without characters that are easily confused. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const codeLength = 16;

/** Replaces the recovery codes of an account; returns the new ones to be shown. */
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

/** Whether a code belongs to the account. It is deleted, so that it works once. */
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
