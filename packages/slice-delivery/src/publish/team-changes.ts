import { createPublicKey } from 'node:crypto';
import * as z from 'zod/mini';
import { keyId, readPublicKeys } from '../registry/signed-registry.js';
import type { SliceRegistry } from '../registry/slice-registry.js';
import { type SliceTeam, sliceTeamSchema } from '../registry/slice-team.js';

// Pure changes of the list of teams in the registry.

/**
 * Adds a team, or replaces its key and its slices.
 * @param pem its Ed25519 public key
 * @throws Error when a slice or the key is another team's
 */
export function withTeam(
  registry: SliceRegistry,
  name: string,
  pem: string,
  slices: readonly string[],
): SliceRegistry {
  const [key, ...more] = readPublicKeys(pem);
  if (!key || more.length > 0) throw new Error('Give one public key of the team');
  const read = sliceTeamSchema.safeParse({
    name,
    key: String(key.export({ type: 'spki', format: 'pem' })),
    slices: [...new Set(slices)],
    added: new Date().toISOString(),
  });
  if (!read.success) throw new Error(z.prettifyError(read.error));
  const team = read.data;
  if (team.slices.length === 0) throw new Error('Name the --slices of the team');
  const others = (registry.teams ?? []).filter((each) => each.name !== name);
  for (const other of others) {
    const shared = team.slices.find((slice) => other.slices.includes(slice));
    if (shared) throw new Error(`${shared} belongs to the team ${other.name}`);
    if (teamKeyId(other) === keyId(key)) throw new Error(`The team ${other.name} has this key`);
  }
  return { ...registry, teams: [...others, team] };
}

/** Withdraws a team's key. What it has published stays. */
export function withoutTeam(registry: SliceRegistry, name: string): SliceRegistry {
  const teams = registry.teams ?? [];
  if (!teams.some((team) => team.name === name)) throw new Error(`There is no team ${name}`);
  return { ...registry, teams: teams.filter((team) => team.name !== name) };
}

/** Short name of a team's key. */
export function teamKeyId({ key }: SliceTeam): string {
  return keyId(createPublicKey(key));
}
