import { createHash } from 'node:crypto';
import type { LoadedSlice } from '@town/slice-delivery/server';
import type { KnownTown } from '../services/town-source';

/** What a page depends on besides the answers of the services. */
interface PageKey {
  url: URL;
  slices: readonly LoadedSlice[];
  town: KnownTown;
  now: Date;
}

const hashes = new WeakMap<KnownTown, string>();

/** A page's cache key: address, versions of the slices, the town's settings and prices, and the minute. */
export function pageKey({ url, slices, town, now }: PageKey): string {
  const versions = slices.map(({ name, version }) => `${name}@${version}`);
  const minute = Math.floor(now.getTime() / 60_000);
  return JSON.stringify([url.pathname, url.search, versions, hashOf(town), minute]);
}

function hashOf(town: KnownTown): string {
  const known = hashes.get(town);
  if (known) return known;
  const hash = createHash('sha256').update(JSON.stringify(town)).digest('base64url');
  hashes.set(town, hash);
  return hash;
}
