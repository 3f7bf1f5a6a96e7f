#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackgroundLoop } from '@town/process-kit/background-loop';
import { onStopSignal } from '@town/process-kit/on-stop-signal';
import { readSliceManifest } from '@town/slice-kit/build/slice-manifest';
import { changeRegistry } from '../publish/change-registry.js';
import { checkout, sliceDirectory } from '../publish/checkout.js';
import { openStorage } from '../publish/open-storage.js';
import {
  emptyRegistry,
  promoted,
  rolledBack,
  withoutSlice,
  withoutVersion,
} from '../publish/registry-changes.js';
import { readPrivateKey, readRegistryKeys, readTrustedKeys } from '../publish/registry-keys.js';
import { verifyRegistry } from '../registry/signed-registry.js';
import type { SliceRegistry } from '../registry/slice-registry.js';
import type { TeamChange } from '../registry/team-request.js';
import { describeSlices } from './describe-slices.js';
import { readSliceArguments, type SliceArguments, usage } from './slice-arguments.js';

// The program behind `npm run slice`, and `town-slice` in repositories of other teams: publishers and
// pipelines call it. A command imports its heavy
// parts itself, because a rollback must be quick.

/** Servers may refuse a registry that was signed long ago, so the watch signs it again after this time. */
const oneDay = 24 * 60 * 60 * 1000;
const dataDir = resolve(checkout, process.env['DATA_DIR'] || '.local');
const teamKeyFile = process.env['SLICES_TEAM_KEY_FILE'];
const storageOf = () => openStorage(process.env, dataDir);
const unchanged = (registry: SliceRegistry) => registry;

async function open() {
  const keys = readRegistryKeys(process.env, dataDir);
  const storage = await storageOf();
  const change = (to: (registry: SliceRegistry) => SliceRegistry, signAgainAfterMs?: number) =>
    changeRegistry(storage, keys, to, { signAgainAfterMs });
  return { keys, storage, change };
}

const commands: Record<string, (args: SliceArguments) => Promise<void>> = {
  async build({ name }) {
    const { buildSlice } = await import('./build-slice.js');
    await buildSlice(sliceDirectory(name));
  },
  check,
  async publish(args) {
    await check(args);
    const { version, percent: canary } = args;
    const directory = sliceDirectory(args.name);
    if (teamKeyFile) {
      const { publishedSlice } = await import('../publish/published-slice.js');
      const slice = publishedSlice(directory, version);
      return askAsTeam({ action: 'publish', slice, percent: canary }, join(directory, 'dist'));
    }
    const { storage, keys } = await open();
    const { publishSlice } = await import('../publish/publish-slice.js');
    const { pruneSlice } = await import('../publish/prune-slices.js');
    const { slice } = await publishSlice(storage, keys, directory, { version, canary });
    await pruneSlice(storage, keys, slice.name);
    const who = canary === undefined ? 'everybody' : `${canary} % of the visitors`;
    console.log(`${slice.name} ${slice.version} is published for ${who}.`);
  },
  async 'publish-all'() {
    const { storage, keys } = await open();
    const { publishAll } = await import('../publish/publish-all.js');
    for (const { name, version } of await publishAll(checkout, storage, keys)) {
      console.log(`${name} ${version}`);
    }
  },
  async promote({ name: given, version, percent }) {
    const name = nameOf(given);
    if (teamKeyFile) return askAsTeam({ action: 'promote', name, version, percent });
    const { change } = await open();
    const registry = await change((current) => promoted(current, name, version, percent));
    console.log(describeSlices(registry, name));
  },
  async rollback({ name: given }) {
    const name = nameOf(given);
    if (teamKeyFile) return askAsTeam({ action: 'rollback', name });
    const { change } = await open();
    console.log(describeSlices(await change((current) => rolledBack(current, name)), name));
  },
  async withdraw({ name: given, version }) {
    const name = nameOf(given);
    if (!version) throw new Error('Name the --version to withdraw');
    const { storage, change } = await open();
    await change((current) => withoutVersion(current, name, version));
    await storage.removeVersion(name, version);
    console.log(`${name} ${version} is withdrawn.`);
  },
  async remove({ name }) {
    if (!name) throw new Error('Name the slice to remove');
    const { storage, change } = await open();
    await change((current) => withoutSlice(current, name));
    for (const { version } of await storage.listVersions(name)) {
      await storage.removeVersion(name, version);
    }
    console.log(`${name} is removed.`);
  },
  async prune({ name }) {
    const { storage, keys } = await open();
    const { pruneSlice } = await import('../publish/prune-slices.js');
    const removed = await pruneSlice(storage, keys, nameOf(name));
    console.log(removed.length > 0 ? `Removed ${removed.join(', ')}.` : 'Nothing to remove.');
  },
  async team({ name: action, more: [team = '', file = ''], slices }) {
    const { change } = await open();
    const { teamCommand } = await import('./team-command.js');
    console.log(await teamCommand(change, action, { team, file, slices }));
  },
  async list({ name }) {
    // A team has no key that could sign.
    const trusted = readTrustedKeys(process.env, dataDir);
    const stored = await (await storageOf()).readRegistry();
    const registry = stored ? verifyRegistry(stored.text, trusted) : emptyRegistry;
    console.log(describeSlices(registry, name));
  },
  async sign() {
    const { change } = await open();
    console.log(`Signed as revision ${(await change(unchanged, 0)).revision}.`);
  },
  async pull({ to, every }) {
    if (!to) throw new Error('Name the folder to copy --to');
    // A reader must not have the private key.
    const trusted = readTrustedKeys(process.env, dataDir);
    const storage = await storageOf();
    const { pullSlices } = await import('../publish/pull-slices.js');
    await repeat(every, async () => {
      const copied = await pullSlices(storage, trusted, resolve(to));
      if (copied) console.log(copied);
    });
  },
  async watch({ site, every }) {
    if (!site) throw new Error('Name the --site servers to watch, separated by commas');
    const { storage, keys, change } = await open();
    const { endFailedCanaries } = await import('../publish/watch-canaries.js');
    const { answerRequests } = await import('../publish/answer-requests.js');
    let reported = '';
    await repeat(every, async () => {
      await change(unchanged, oneDay);
      for (const line of await answerRequests(storage, keys)) console.log(line);
      const lines = (await endFailedCanaries(storage, keys, site.split(','))).join('\n');
      // A server that does not answer is reported once, not every few seconds.
      if (lines && lines !== reported) console.log(lines);
      reported = lines;
    });
  },
};

/**
 * Sends a change to the watch as a signed request, and prints its answer.
 * @param built the slice's `dist`, for a publication
 */
async function askAsTeam(change: TeamChange, built?: string): Promise<void> {
  const { sendRequest, waitForResult } = await import('../publish/send-request.js');
  const storage = await storageOf();
  const key = readPrivateKey(readFileSync(teamKeyFile ?? '', 'utf8'));
  const id = await sendRequest(storage, key, change, built);
  const { done, message } = await waitForResult(storage, id);
  if (!done) throw new Error(message);
  console.log(message);
}

async function check({ name, site }: SliceArguments): Promise<void> {
  const { checkSlice } = await import('../publish/check-slice.js');
  const lines = await checkSlice(sliceDirectory(name), site ?? process.env['SITE']);
  for (const line of lines) console.log(line);
}

/** Runs a job once, or again and again until the process is stopped. */
async function repeat(seconds: number | undefined, job: () => Promise<void>): Promise<void> {
  if (seconds === undefined) return job();
  // A failed run may succeed the next time, for example when the store can be reached again.
  const onError = (error: unknown) => console.error(String(error));
  const loop = new BackgroundLoop(job, { intervalMs: seconds * 1000, onError });
  loop.start();
  onStopSignal(() => loop.stop(), { withinMs: 10_000, onError });
}

/** The slice of a command that needs only its name: that of the current folder if none is given. */
function nameOf(given: string): string {
  return given || readSliceManifest(sliceDirectory('')).name;
}

try {
  const args = readSliceArguments(process.argv.slice(2));
  const command = Object.hasOwn(commands, args.command) ? commands[args.command] : undefined;
  if (!command) throw new Error(usage);
  await command(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
