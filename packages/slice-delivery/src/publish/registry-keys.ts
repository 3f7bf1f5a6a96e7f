import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '@town/process-kit/atomic-file';
import { readPublicKeys } from '../registry/signed-registry.js';

/** The key that a publisher signs with, and the keys whose registries it may change. */
export interface RegistryKeys {
  privateKey: KeyObject;
  trusted: KeyObject[];
}

/** The local stack's key files. */
export function localKeyFiles(dataDir: string): { privateKey: string; publicKey: string } {
  const folder = join(dataDir, 'keys');
  return {
    privateKey: join(folder, 'slices-private.pem'),
    publicKey: join(folder, 'slices-public.pem'),
  };
}

/** Creates the local stack's key pair once. Only the owner may read the private key. */
export function createLocalKeys(dataDir: string): void {
  const files = localKeyFiles(dataDir);
  mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  if (!existsSync(files.privateKey)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    writeFileAtomically(files.privateKey, pem, 0o600);
  }
  const publicKey = createPublicKey(readFileSync(files.privateKey));
  writeFileAtomically(files.publicKey, String(publicKey.export({ type: 'spki', format: 'pem' })));
}

/** @throws Error for a key of another type */
export function readPrivateKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key must be an Ed25519 key');
  return key;
}

/**
 * Reads the publisher's keys: `SLICES_SIGNING_KEY` (PEM) or `SLICES_SIGNING_KEY_FILE`, and further
 * trusted keys in `SLICES_PUBLIC_KEYS_FILE`, for a change of the key. The default is the local
 * stack's key in `DATA_DIR`.
 */
export function readRegistryKeys(env: NodeJS.ProcessEnv, dataDir: string): RegistryKeys {
  const file = env['SLICES_SIGNING_KEY_FILE'] || localKeyFiles(dataDir).privateKey;
  const pem = env['SLICES_SIGNING_KEY'] || (existsSync(file) && readFileSync(file, 'utf8'));
  if (!pem) {
    throw new Error(
      `There is no signing key: set SLICES_SIGNING_KEY_FILE, or start the local stack once, which creates ${file}`,
    );
  }
  const privateKey = readPrivateKey(pem);
  const further = env['SLICES_PUBLIC_KEYS_FILE'];
  return {
    privateKey,
    trusted: [
      createPublicKey(privateKey),
      ...(further ? readPublicKeys(readFileSync(further, 'utf8')) : []),
    ],
  };
}

/**
 * Reads the trusted keys of a reader: those in `SLICES_PUBLIC_KEYS_FILE`, else those of a publisher.
 */
export function readTrustedKeys(env: NodeJS.ProcessEnv, dataDir: string): KeyObject[] {
  const file = env['SLICES_PUBLIC_KEYS_FILE'];
  return file ? readPublicKeys(readFileSync(file, 'utf8')) : readRegistryKeys(env, dataDir).trusted;
}
