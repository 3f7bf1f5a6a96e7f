import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '@town/process-kit/atomic-file';

/** The file with the password of the first staff account; only its owner can read it. */
export function adminPasswordFile(dataDir: string): string {
  return join(dataDir, 'admin-password');
}

/** Stores the given password, or a generated one, at the first start; true if it was generated now. */
export function createAdminPassword(dataDir: string, given: string | undefined): boolean {
  const file = adminPasswordFile(dataDir);
  if (existsSync(file)) return false;
  writeFileAtomically(file, `${given ?? randomBytes(15).toString('base64url')}\n`, 0o600);
  return given === undefined;
}

export function readAdminPassword(dataDir: string): string {
  return readFileSync(adminPasswordFile(dataDir), 'utf8').trimEnd();
}
