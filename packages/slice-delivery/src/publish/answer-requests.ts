import { createPublicKey } from 'node:crypto';
import { verifyRegistry } from '../registry/signed-registry.js';
import type { RegisteredSlice, SliceRegistry } from '../registry/slice-registry.js';
import type { SliceTeam } from '../registry/slice-team.js';
import {
  RequestRefused,
  type RequestResult,
  readRequest,
  type SignedRequest,
  type TeamChange,
} from '../registry/team-request.js';
import { changeRegistry } from './change-registry.js';
import { pruneSlice } from './prune-slices.js';
import { emptyRegistry, promoted, rolledBack, withPublished } from './registry-changes.js';
import type { RegistryKeys } from './registry-keys.js';
import { RequestFiles } from './request-files.js';
import { refuseForeignParts, takeFiles } from './requested-slice.js';
import { type SliceStorage, VersionTaken } from './slice-storage.js';
import { teamKeyId } from './team-changes.js';

/** A request is valid for this time after it was signed, and for as long before, because clocks differ. */
const freshMs = 15 * 60 * 1000;
/** Files of requests are removed after this time. */
const keptMs = 60 * 60 * 1000;

/**
 * Applies the requests of teams to the registry, or refuses them, and stores an answer for each. Called by
 * the watch, which has the registry's key. Several watches may run, and each may be stopped at any point:
 * the same write that applies a request also records its id in the registry.
 * @returns a line for each answer
 */
export async function answerRequests(
  storage: SliceStorage,
  keys: RegistryKeys,
  now = Date.now(),
): Promise<string[]> {
  const files = new RequestFiles(storage);
  const lines: string[] = [];
  for (const { id, storedAt } of await files.list()) {
    if (now - storedAt.getTime() > keptMs) {
      await files.remove(id);
      continue;
    }
    const text = await files.readText(id, 'request.json');
    if (text === undefined || (await files.readText(id, 'result.json')) !== undefined) continue;
    try {
      const result = await answer(storage, keys, id, text, now);
      await files.addText(id, 'result.json', JSON.stringify(result));
      lines.push(`Request ${id}: ${result.message}`);
    } catch (error) {
      // The storage may answer again soon; the other requests must not wait for this one.
      lines.push(`Request ${id} could not be answered: ${error}`);
    }
  }
  return lines;
}

async function answer(
  storage: SliceStorage,
  keys: RegistryKeys,
  id: string,
  text: string,
  now: number,
): Promise<RequestResult> {
  try {
    const signed = readRequest(text);
    if (signed.id !== id) throw new RequestRefused('This is a copy of the request of another time');
    return { done: true, message: await apply(storage, keys, signed, now) };
  } catch (error) {
    if (!(error instanceof RequestRefused || error instanceof VersionTaken)) throw error;
    return { done: false, message: error.message };
  }
}

async function apply(
  storage: SliceStorage,
  keys: RegistryKeys,
  signed: SignedRequest,
  now: number,
): Promise<string> {
  const { change } = signed.request;
  const stored = await storage.readRegistry();
  const before = stored ? verifyRegistry(stored.text, keys.trusted) : emptyRegistry;
  const team = authorize(before, signed, now);
  const slice = change.action === 'publish' ? { ...change.slice, ...by(team, now) } : undefined;
  if (slice && !isDone(before, signed)) {
    // Nothing is stored for a change that the registry refuses.
    changed(before, change, slice);
    refuseForeignParts(slice);
    const files = new RequestFiles(storage);
    await takeFiles(storage, slice, (file) => files.readFile(signed.id, file));
  }
  await changeRegistry(storage, keys, (registry) => {
    // The team's key may have been withdrawn while its files were copied.
    authorize(registry, signed, now);
    if (isDone(registry, signed)) return registry;
    return remember(changed(registry, change, slice), signed, now);
  });
  if (slice) await pruneSlice(storage, keys, slice.name);
  return `${describe(change)}, by ${team.name}.`;
}

/**
 * The team whose request this is.
 * @throws RequestRefused when it may not do this, or not any more
 */
function authorize(registry: SliceRegistry, signed: SignedRequest, now: number): SliceTeam {
  const { key, signedAt, change } = signed.request;
  const team = registry.teams?.find((each) => teamKeyId(each) === key);
  if (!team) throw new RequestRefused(`No team has the key ${key}: it was withdrawn, or not added`);
  if (!signed.isSignedBy(createPublicKey(team.key))) {
    throw new RequestRefused(`The request was not signed with the key of ${team.name}`);
  }
  if (Math.abs(now - Date.parse(signedAt)) > freshMs) {
    const here = new Date(now).toISOString();
    throw new RequestRefused(
      `The request was signed at ${signedAt}, and it is ${here}: it is too old, or the clocks differ`,
    );
  }
  const name = sliceOf(change);
  if (!team.slices.includes(name)) {
    throw new RequestRefused(
      `The team ${team.name} may not change ${name}: its slices are ${team.slices.join(', ')}`,
    );
  }
  return team;
}

function changed(
  registry: SliceRegistry,
  change: TeamChange,
  slice: RegisteredSlice | undefined,
): SliceRegistry {
  try {
    if (change.action === 'rollback') return rolledBack(registry, change.name);
    if (change.action === 'promote') {
      return promoted(registry, change.name, change.version, change.percent);
    }
    return slice ? withPublished(registry, slice, change.percent) : registry;
  } catch (error) {
    // These functions fail only because of what the registry contains.
    throw new RequestRefused(error instanceof Error ? error.message : String(error));
  }
}

function isDone(registry: SliceRegistry, { id }: SignedRequest): boolean {
  return (registry.requests ?? []).some((each) => each.id === id);
}

/** Expired requests are refused anyway, so their ids are removed. */
function remember(
  registry: SliceRegistry,
  { id, request: { signedAt } }: SignedRequest,
  now: number,
): SliceRegistry {
  const recent = (registry.requests ?? []).filter(
    (each) => now - Date.parse(each.signedAt) <= 2 * freshMs,
  );
  return { ...registry, requests: [...recent, { id, signedAt }] };
}

const by = (team: SliceTeam, now: number) => ({
  published: new Date(now).toISOString(),
  publishedBy: team.name,
});

function sliceOf(change: TeamChange): string {
  return change.action === 'publish' ? change.slice.name : change.name;
}

function describe(change: TeamChange): string {
  if (change.action === 'rollback') return `${change.name} is rolled back`;
  const name = sliceOf(change);
  const version = change.action === 'publish' ? change.slice.version : (change.version ?? '');
  const who = change.percent === undefined ? 'everybody' : `${change.percent} % of the visitors`;
  return `${[name, version].filter(Boolean).join(' ')} is published for ${who}`;
}
