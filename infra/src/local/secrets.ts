import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJsonFile, writeFileAtomically } from './atomic-file.js';

/** Generated passwords by name; made once, and kept where only the owner may read them. */
export function readOrCreateSecrets(
  dataDir: string,
  names: readonly string[],
): Record<string, string> {
  const path = join(dataDir, 'secrets.json');
  const secrets = { ...((readJsonFile(path) ?? {}) as Record<string, string>) };
  const missing = names.filter((name) => !secrets[name]);
  for (const name of missing) secrets[name] = randomBytes(24).toString('base64url');
  if (missing.length > 0) writeFileAtomically(path, `${JSON.stringify(secrets, null, 2)}\n`, 0o600);
  return secrets;
}
