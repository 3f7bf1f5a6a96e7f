import type { LoadedSlice } from './slice-loader';
import type { LoadedCanary, Release, SliceStore } from './slice-store';

/** What decides which versions a visitor gets. */
interface Visit {
  url: URL;
  cookie: string | undefined;
  /** Of the interval from 0 to 1, for a visitor who comes for the first time. */
  random: number;
}

/** The versions that a page is made with, on the server and in the browser. */
export interface ChosenSlices {
  slices: readonly LoadedSlice[];
  /** Sent where the visitor's group is new. */
  setCookie?: string;
}

/** The cookie holds which of a hundred groups a visitor is in: nothing that tells people apart. */
const cookieName = 'slices';
const groups = 100;
const thirtyDays = 30 * 24 * 60 * 60;

/**
 * Chooses one version of each slice: what the address asks for (`?slice=mfe-events@1.4.0`), else the
 * canary for as many groups of visitors as it is for, else the stable one.
 * @param suspended says of a canary whether it has failed too often
 */
export async function chooseSlices(
  store: Pick<SliceStore, 'preview'>,
  release: Release,
  visit: Visit,
  suspended: (slice: LoadedSlice) => boolean,
): Promise<ChosenSlices> {
  const wanted = await previews(store, visit.url);
  const trials = release.canaries.filter(({ slice }) => !suspended(slice));
  const known = groupOf(visit.cookie);
  const group = known ?? Math.floor(visit.random * groups);
  const slices = release.stable.map((stable) => {
    const preview = wanted.get(stable.name);
    if (preview) return preview;
    const trial = trials.find(({ slice }) => slice.name === stable.name);
    return trial && isInTrial(trial, group) ? trial.slice : stable;
  });
  // Without a trial nothing has to be remembered.
  if (trials.length === 0 || known !== undefined) return { slices };
  const secure = visit.url.protocol === 'https:' ? '; Secure' : '';
  const setCookie = `${cookieName}=${group}; Path=/; Max-Age=${thirtyDays}; HttpOnly; SameSite=Lax${secure}`;
  return { slices, setCookie };
}

/** Each trial begins with other groups; one that is widened keeps those it has. */
function isInTrial({ slice, percent }: LoadedCanary, group: number): boolean {
  const text = `${slice.name}@${slice.version}`;
  const first = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % groups, 7);
  return (group - first + groups) % groups < percent;
}

function groupOf(cookie: string | undefined): number | undefined {
  const [, group] = /(?:^|; ?)slices=(\d{1,2})(?:;|$)/.exec(cookie ?? '') ?? [];
  return group === undefined ? undefined : Number(group);
}

async function previews(
  store: Pick<SliceStore, 'preview'>,
  url: URL,
): Promise<Map<string, LoadedSlice>> {
  const chosen = new Map<string, LoadedSlice>();
  for (const wish of url.searchParams.getAll('slice').slice(0, 4)) {
    const [name = '', version = ''] = wish.split('@');
    const slice = await store.preview(name, version);
    if (slice) chosen.set(name, slice);
  }
  return chosen;
}
