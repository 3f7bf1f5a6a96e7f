import { join, resolve } from 'node:path';
import { projectRoot } from '../local/project-root.js';
import { changeRegistry } from './change-registry.js';
import { describeSlices } from './describe-slices.js';
import { openStorage } from './open-storage.js';
import { rolledBack, withCanary, withoutVersion, withStable } from './registry-changes.js';
import { type RegistryKeys, readRegistryKeys, readTrustedKeys } from './registry-keys.js';
import { readSliceArguments, type SliceArguments, usage } from './slice-arguments.js';
import type { SliceStorage } from './slice-storage.js';

interface Place {
  storage: SliceStorage;
  keys: RegistryKeys;
}

const dataDir = resolve(projectRoot, process.env['DATA_DIR'] || '.local');

async function openPlace(): Promise<Place> {
  const keys = readRegistryKeys(process.env, dataDir);
  return { storage: await openStorage(process.env, dataDir), keys };
}

/** Commands that only some need load what they need themselves: a rollback has to be quick. */
const commands: Record<string, (args: SliceArguments) => Promise<void>> = {
  async build({ name }) {
    const { buildSlice } = await import('./build-slice.js');
    buildSlice(needed(name));
  },
  async check(args) {
    await check(args);
  },
  async publish(args) {
    await check(args);
    const { storage, keys } = await openPlace();
    const [{ publishSlice }, { pruneSlice }] = await Promise.all([
      import('./publish-slice.js'),
      import('./prune-slices.js'),
    ]);
    const directory = join(projectRoot, needed(args.name));
    const { slice } = await publishSlice(storage, keys, directory, {
      version: args.version,
      canary: args.percent,
    });
    await pruneSlice(storage, keys, args.name);
    const who = args.percent === undefined ? 'everybody' : `${args.percent} % of the visitors`;
    console.log(`${slice.name} ${slice.version} is published for ${who}.`);
  },
  async promote({ name, version, percent }) {
    const { storage, keys } = await openPlace();
    const registry = await changeRegistry(storage, keys, (current) => {
      const canary = current.canaries.find((each) => each.name === needed(name));
      const chosen = version ?? canary?.version;
      if (!chosen) throw new Error(`${name} has no canary to promote: name a --version`);
      return percent === undefined
        ? withStable(current, name, chosen)
        : withCanary(current, name, chosen, percent);
    });
    console.log(describeSlices(registry, name));
  },
  async rollback({ name }) {
    const { storage, keys } = await openPlace();
    const registry = await changeRegistry(storage, keys, (current) =>
      rolledBack(current, needed(name)),
    );
    console.log(describeSlices(registry, name));
  },
  async withdraw({ name, version }) {
    if (!version) throw new Error('Name the --version to withdraw');
    const { storage, keys } = await openPlace();
    await changeRegistry(storage, keys, (current) =>
      withoutVersion(current, needed(name), version),
    );
    await storage.removeVersion(name, version);
    console.log(`${name} ${version} is withdrawn.`);
  },
  async prune({ name }) {
    const { storage, keys } = await openPlace();
    const { pruneSlice } = await import('./prune-slices.js');
    const removed = await pruneSlice(storage, keys, needed(name));
    console.log(removed.length > 0 ? `Removed ${removed.join(', ')}.` : 'Nothing to remove.');
  },
  async list({ name }) {
    const { storage, keys } = await openPlace();
    console.log(describeSlices(await changeRegistry(storage, keys, (same) => same), name));
  },
  async sign() {
    const { storage, keys } = await openPlace();
    const registry = await changeRegistry(storage, keys, (same) => same, { signAnew: true });
    console.log(`Signed as revision ${registry.revision}.`);
  },
  async pull({ to, every }) {
    if (!to) throw new Error('Name the folder to copy --to');
    // Who only reads has no business with the private key.
    const trusted = readTrustedKeys(process.env, dataDir);
    const storage = await openStorage(process.env, dataDir);
    const { pullSlices } = await import('./pull-slices.js');
    const { repeat } = await import('./repeat.js');
    await repeat(every, async () => {
      const copied = await pullSlices(storage, trusted, resolve(to));
      if (copied) console.log(copied);
    });
  },
  async watch({ site, every }) {
    if (!site) throw new Error('Name the --site servers to watch, with commas between them');
    const { storage, keys } = await openPlace();
    const { endFailedCanaries } = await import('./watch-canaries.js');
    const { repeat } = await import('./repeat.js');
    let said = '';
    await repeat(every, async () => {
      const lines = (await endFailedCanaries(storage, keys, site.split(','))).join('\n');
      // A server that stays away is worth a line, and not one every few seconds.
      if (lines && lines !== said) console.log(lines);
      said = lines;
    });
  },
};

async function check({ name, site }: SliceArguments): Promise<void> {
  const { checkSlice } = await import('./check-slice.js');
  const lines = await checkSlice(join(projectRoot, needed(name)), site ?? process.env['SITE']);
  for (const line of lines) console.log(line);
}

function needed(name: string): string {
  if (!name) throw new Error(`Name a slice.\n${usage}`);
  return name;
}

try {
  const args = readSliceArguments(process.argv.slice(2));
  const command = commands[args.command];
  if (!command) throw new Error(usage);
  await command(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
