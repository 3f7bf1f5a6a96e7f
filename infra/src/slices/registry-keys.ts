import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPublicKeys } from '@town/contracts/signed-registry';
import { writeFileAtomically } from '../local/atomic-file.js';

/** What a publisher signs with, and whose signatures it goes on from. */
export interface RegistryKeys {
  privateKey: KeyObject;
  trusted: KeyObject[];
}

/** Where the local stack keeps its keys. */
export function localKeyFiles(dataDir: string): { privateKey: string; publicKey: string } {
  const folder = join(dataDir, 'keys');
  return {
    privateKey: join(folder, 'slices-private.pem'),
    publicKey: join(folder, 'slices-public.pem'),
  };
}

/** Makes the local stack's own key pair, once; only the owner may read the private one. */
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

/**
 * The publisher's keys: `SLICES_SIGNING_KEY` (PEM) or `SLICES_SIGNING_KEY_FILE`, and
 * `SLICES_PUBLIC_KEYS_FILE` for further keys whose signatures count, for example before a change
 * of keys. Without them those of the local stack in `DATA_DIR`.
 */
export function readRegistryKeys(env: NodeJS.ProcessEnv, dataDir: string): RegistryKeys {
  const file = env['SLICES_SIGNING_KEY_FILE'] || localKeyFiles(dataDir).privateKey;
  const pem = env['SLICES_SIGNING_KEY'] || (existsSync(file) && readFileSync(file, 'utf8'));
  if (!pem) {
    throw new Error(
      `There is no key to sign with: set SLICES_SIGNING_KEY_FILE, or start the local stack once, which makes ${file}`,
    );
  }
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('The key must be of Ed25519');
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
 * The keys whose signatures count, for somebody who only reads what is published: the public ones of
 * `SLICES_PUBLIC_KEYS_FILE`, else those of a publisher.
 */
export function readTrustedKeys(env: NodeJS.ProcessEnv, dataDir: string): KeyObject[] {
  const file = env['SLICES_PUBLIC_KEYS_FILE'];
  return file ? readPublicKeys(readFileSync(file, 'utf8')) : readRegistryKeys(env, dataDir).trusted;
}
