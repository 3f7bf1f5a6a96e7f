import { keyOf } from '../registry/slice-registry.js';
import type { LoadedSlice } from './slice-loader.js';
import type { LoadedCanary, Release, SliceStore } from './slice-store.js';

/** The parts of a request that decide which versions a visitor gets. */
export interface Visit {
  url: URL;
  cookie: string | undefined;
  /** From 0 up to 1: picks the group of a visitor without a cookie. */
  random: number;
}

/** The versions that a page is rendered with, on the server and in the browser. */
export interface ChosenSlices {
  slices: readonly LoadedSlice[];
  /** Present when the visitor's group is new. */
  setCookie?: string;
}

/**
 * The cookie holds which of a hundred groups a visitor belongs to, which identifies nobody. Browsers
 * accept the prefix `__Host-` only from https pages, so a site on http uses the plain name.
 */
const cookieName = (url: URL) => (url.protocol === 'https:' ? '__Host-slices' : 'slices');
const groups = 100;
const thirtyDays = 30 * 24 * 60 * 60;

/**
 * Chooses one version of each slice: the one that the address names (`?slice=mfe-events@1.4.0`),
 * else the canary if the visitor's group gets it, else the stable version.
 * @param isSuspended whether a canary has failed too often
 */
export async function chooseSlices(
  store: Pick<SliceStore, 'preview'>,
  release: Release,
  visit: Visit,
  isSuspended: (slice: LoadedSlice) => boolean,
): Promise<ChosenSlices> {
  const previews = await previewsOf(store, visit.url);
  const canaries = release.canaries.filter(({ slice }) => !isSuspended(slice));
  const known = groupOf(visit);
  const group = known ?? Math.floor(visit.random * groups);
  const slices = release.stable.map((stable) => {
    const preview = previews.get(stable.name);
    if (preview) return preview;
    const canary = canaries.find(({ slice }) => slice.name === stable.name);
    return canary && receivesCanary(canary, group) ? canary.slice : stable;
  });
  // Without a canary the group does not matter.
  if (canaries.length === 0 || known !== undefined) return { slices };
  const secure = visit.url.protocol === 'https:' ? '; Secure' : '';
  const setCookie = `${cookieName(visit.url)}=${group}; Path=/; Max-Age=${thirtyDays}; HttpOnly; SameSite=Lax${secure}`;
  return { slices, setCookie };
}

/** Each canary starts with other groups. A wider canary keeps the groups that it has. */
function receivesCanary({ slice, percent }: LoadedCanary, group: number): boolean {
  const first = [...keyOf(slice)].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % groups,
    7,
  );
  return (group - first + groups) % groups < percent;
}

function groupOf({ url, cookie }: Visit): number | undefined {
  const pattern = new RegExp(`(?:^|; ?)${cookieName(url)}=(\\d{1,2})(?:;|$)`);
  const [, group] = pattern.exec(cookie ?? '') ?? [];
  return group === undefined ? undefined : Number(group);
}

async function previewsOf(
  store: Pick<SliceStore, 'preview'>,
  url: URL,
): Promise<Map<string, LoadedSlice>> {
  const previews = new Map<string, LoadedSlice>();
  for (const text of url.searchParams.getAll('slice').slice(0, 4)) {
    const [name = '', version = ''] = text.split('@');
    const slice = await store.preview(name, version);
    if (slice) previews.set(name, slice);
  }
  return previews;
}
