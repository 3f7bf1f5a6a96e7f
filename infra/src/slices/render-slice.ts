import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signRegistry } from '@town/contracts/signed-registry';
import type { RegisteredSlice } from '@town/contracts/slice-registry';
import * as z from 'zod/mini';
import { projectRoot } from '../local/project-root.js';
import { emptyRegistry } from './registry-changes.js';

const reportSchema = z.object({
  problems: z.array(z.string()),
  rendered: z.array(z.object({ path: z.string(), status: z.number() })),
});

/** Nobody listens there: pages are rendered as when the services are down. */
const nobody = 'http://127.0.0.1:9';

/**
 * Lets the built server of the shell load a slice and render every page and widget of it.
 * @param built the slice's `dist`
 * @param shell folder of the shell's build
 */
export async function renderSlice(
  slice: RegisteredSlice,
  built: string,
  site = nobody,
  shell = join(projectRoot, 'shells/site/dist'),
): Promise<z.infer<typeof reportSchema>> {
  const folder = mkdtempSync(join(tmpdir(), 'slice-check-'));
  try {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const registry = { ...emptyRegistry, revision: 1, slices: [slice] };
    writeFileSync(join(folder, 'slices.json'), signRegistry(registry, privateKey));
    const keys = join(folder, 'keys.pem');
    writeFileSync(keys, publicKey.export({ type: 'spki', format: 'pem' }));
    mkdirSync(join(folder, slice.name));
    symlinkSync(built, join(folder, slice.name, slice.version));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(shell, 'server/check.js'), slice.name],
      {
        encoding: 'utf8',
        timeout: 120_000,
        env: {
          PATH: process.env['PATH'],
          CATALOG_URL: site,
          CONTENT_URL: site,
          ADVERTISING_URL: site,
          AUTH_URL: site,
          SITE_URL: site,
          SLICES_DIR: folder,
          SLICES_PUBLIC_KEYS_FILE: keys,
        },
      },
    );
    const report = stdout.trim().split('\n').at(-1) ?? '';
    if (status !== 0) throw new Error(`The shell could not check the slice:\n${stderr}${stdout}`);
    return reportSchema.parse(JSON.parse(report));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
