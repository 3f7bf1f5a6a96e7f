import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { runOrThrow } from './run-or-throw.js';

/** The one address of everything outside the cluster: mail server, Stripe and buckets. */
export const OUTSIDE = '10.89.0.2';
const API_SERVER = '10.89.0.1';

/** Lines of town.env that an operator fills in. */
const settings: Record<string, string> = {
  TRUSTED_PROXIES: '10.42.0.0/16',
  STRIPE_API_URL: `http://${OUTSIDE}:443`,
  SMTP_ALLOW_PLAIN_TEXT: 'true',
  SLICES_S3_ENDPOINT: `http://${OUTSIDE}:443`,
  PICTURES_S3_ENDPOINT: `http://${OUTSIDE}:443`,
  PICTURES_ORIGIN: `http://${OUTSIDE}:443/town-guide-pictures`,
  PICTURES_RESOLVER: '10.96.0.10',
};

/**
 * Copies the manifests, makes the edits in the copy that docs/operations/kubernetes.md asks of an operator,
 * and creates the secrets.
 * @returns the folder of the overlay
 */
export async function configureOverlay(folder: string, overlay: string): Promise<string> {
  const copy = join(folder, 'manifests');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of ['base', 'overlays']) {
    cpSync(join(projectRoot, 'infra/kubernetes', part), join(copy, part), { recursive: true });
  }
  const target = join(copy, 'overlays', overlay);
  edit(join(target, 'town.env'), (text) => withSettings(text, overlay));
  edit(join(target, 'outgoing.yaml'), (text) => withAddresses(text));
  edit(join(copy, 'overlays/production/backup.yaml'), (text) =>
    text.replace('https://s3.example.com', `http://${OUTSIDE}:443`),
  );
  const secrets = join(folder, 'secrets');
  await runOrThrow(
    process.execPath,
    [join(projectRoot, 'infra/docker/create-secrets.mjs'), '--sandbox', '--kubernetes', secrets],
    { env: { ...process.env, DATABASE_HOST: 'postgres-rw:5432' } },
  );
  writeFileSync(join(secrets, 'smtp-url'), `smtp://${OUTSIDE}:587`);
  cpSync(secrets, join(copy, 'overlays/single-node/secrets'), { recursive: true });
  return target;
}

/** Replaces the values of existing lines, and adds those that only the trial needs. */
export function withSettings(text: string, overlay: string): string {
  const given = new Set(text.split('\n').map((line) => line.split('=')[0]));
  const lines = text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = ''] = line.split('=');
      return settings[name] === undefined ? line : `${name}=${settings[name]}`;
    });
  const ofBuckets = /^(SLICES|PICTURES)_/;
  for (const [name, value] of Object.entries(settings)) {
    const isUsed = overlay === 'production' || !ofBuckets.test(name);
    if (!given.has(name) && isUsed) lines.push(`${name}=${value}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Replaces each example network of outgoing.yaml with the trial's address for it. */
export function withAddresses(text: string): string {
  return text
    .split('\n---\n')
    .map((policy) => {
      const address = policy.includes('name: allow-kubernetes-api') ? API_SERVER : OUTSIDE;
      return policy.replace(/192\.0\.2\.\d+\/\d+/, `${address}/32`);
    })
    .join('\n---\n');
}

/** Edits the production overlay as docs/operations/kubernetes.md says for a restore. */
export function recoverFromBucket(overlay: string): void {
  const name = 'recover-postgres.yaml';
  cpSync(join(projectRoot, 'infra/kubernetes/examples', name), join(overlay, name));
  const before = '  - path: postgres-patch.yaml\n';
  edit(join(overlay, 'kustomization.yaml'), (text) =>
    text.replace(before, `${before}  - path: ${name}\n`),
  );
}

/** Sets the release of every image, as an operator does. */
export function setRelease(overlay: string, from: string, to: string): void {
  edit(join(overlay, 'kustomization.yaml'), (text) =>
    text.replaceAll(`newTag: ${from}`, `newTag: ${to}`),
  );
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
