import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile, writeFileAtomically } from '@town/process-kit/atomic-file';
import * as z from 'zod/mini';
import { StackError } from '../lib/stack-error.js';

/**
 * Generated secrets by name. They are created once, in a file that only its owner can read.
 * @throws StackError if the file is damaged. New secrets would open neither the databases nor the encrypted
 * data in them
 */
export function readOrCreateSecrets(
  dataDir: string,
  names: readonly string[],
): Record<string, string> {
  const path = join(dataDir, 'secrets.json');
  const kept = readJsonFile(path, z.record(z.string(), z.string()));
  if (!kept && existsSync(path)) {
    throw new StackError(
      `${path} is damaged: put its last copy there, or restore a backup into a new folder (DATA_DIR).`,
    );
  }
  const secrets = { ...kept };
  const missing = names.filter((name) => !secrets[name]);
  for (const name of missing) secrets[name] = randomBytes(24).toString('base64url');
  if (missing.length > 0) writeFileAtomically(path, `${JSON.stringify(secrets, null, 2)}\n`, 0o600);
  return secrets;
}
