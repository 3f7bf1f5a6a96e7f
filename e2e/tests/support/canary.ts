import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type SliceRegistry, sliceRegistrySchema } from '@town/slice-delivery/publish';

/** A canary of a slice of the running stack. Half of the visitors get it. */
export interface PublishedCanary {
  stable: string;
  canary: string;
  rollBack(): void;
  /** Ends the canary. Its files stay, because pages of other tests may still load parts of it. */
  end(): void;
}

const root = resolve(import.meta.dirname, '../../..');

/** Publishes the build of this checkout again, as a canary with its own version. */
export function publishCanary(name: string): PublishedCanary {
  const canary = `9.9.9-canary.${Date.now()}`;
  const run = (...args: string[]) =>
    execFileSync(
      process.execPath,
      [join(root, 'packages/slice-delivery/dist/command/slice-command.js'), ...args],
      {
        env: { PATH: process.env['PATH'], DATA_DIR: process.env['TOWN_DATA_DIR'] },
        stdio: 'pipe',
      },
    );
  const registry = () => readRegistry(process.env['TOWN_DATA_DIR'] ?? '.local');
  const stable = registry().slices.find((slice) => slice.name === name)?.version ?? '';
  run('publish', name, '--version', canary, '--canary', '50');
  const rollBack = () => void run('rollback', name);
  return {
    stable,
    canary,
    rollBack,
    end() {
      if (registry().canaries.some((each) => each.name === name)) rollBack();
    },
  };
}

function readRegistry(dataDir: string): SliceRegistry {
  const text = readFileSync(join(dataDir, 'slices/slices.json'), 'utf8');
  return sliceRegistrySchema.parse(JSON.parse(text));
}
