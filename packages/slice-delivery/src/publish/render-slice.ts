import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceUrlVariables } from '@town/contracts/api/owners';
import { parseJson } from '@town/process-kit/parse-json';
import * as z from 'zod/mini';
import { signRegistry } from '../registry/signed-registry.js';
import type { RegisteredSlice } from '../registry/slice-registry.js';
import { shellDirectory } from './checkout.js';
import { emptyRegistry } from './registry-changes.js';

const reportSchema = z.object({
  problems: z.array(z.string()),
  rendered: z.array(z.object({ path: z.string(), status: z.number() })),
});

/** A log line of the shell that contains the reason of a failure. */
const errorLine = z.object({ level: z.literal('error'), message: z.string(), reason: z.string() });

/** Nothing listens there: pages are rendered as when the services are down. */
const nowhere = 'http://127.0.0.1:9';

/**
 * Loads a slice in the built server of the shell, and renders all its pages and widgets.
 * @param built the slice's `dist`
 */
export async function renderSlice(
  slice: RegisteredSlice,
  built: string,
  site = nowhere,
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
      [join(shellDirectory(), 'dist/server/check.js'), slice.name],
      {
        encoding: 'utf8',
        timeout: 120_000,
        env: {
          PATH: process.env['PATH'],
          ...serviceUrlVariables(() => site),
          SITE_URL: site,
          SLICES_DIR: folder,
          SLICES_PUBLIC_KEYS_FILE: keys,
        },
      },
    );
    const lines = stdout.trim().split('\n');
    if (status !== 0) throw new Error(`The shell failed to check the slice:\n${stderr}${stdout}`);
    const { problems, rendered } = reportSchema.parse(parseJson(lines.at(-1) ?? ''));
    const reasons = problems.length > 0 ? loggedErrors([...lines, ...stderr.split('\n')]) : [];
    return { problems: [...problems, ...reasons], rendered };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The reasons of failures from the shell's log. Ignores lines that the slice itself wrote. */
function loggedErrors(lines: readonly string[]): string[] {
  const reasons = lines.flatMap((line) => {
    const { data } = errorLine.safeParse(parseJson(line));
    return data ? [`${data.message}: ${data.reason}`] : [];
  });
  return [...new Set(reasons)];
}
