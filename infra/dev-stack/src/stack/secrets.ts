import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJsonFile, writeFileAtomically } from '@town/process-kit/atomic-file';
import * as z from 'zod/mini';

/** Generated secrets by name. They are created once, in files that only their owner can read. */
export function readOrCreateSecrets(
  dataDir: string,
  names: readonly string[],
): Record<string, string> {
  const path = join(dataDir, 'secrets.json');
  const secrets = { ...readJsonFile(path, z.record(z.string(), z.string())) };
  const missing = names.filter((name) => !secrets[name]);
  for (const name of missing) secrets[name] = randomBytes(24).toString('base64url');
  if (missing.length > 0) writeFileAtomically(path, `${JSON.stringify(secrets, null, 2)}\n`, 0o600);
  return secrets;
}
