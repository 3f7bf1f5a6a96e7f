import { api } from '@town/contracts/api/paths';
import { readJson } from '@town/slice-kit/query-client';
import { listReader, optionalText, recordReader, text } from '@town/slice-kit/tolerant';

/** A business of the directory. */
export interface FoundBusiness {
  id: string;
  slug: string;
  name: string;
  address: string | null;
}

export const readBusinesses = listReader(
  recordReader<FoundBusiness>({ id: text, name: text, slug: text, address: optionalText }),
);

/** The longest text that the list of businesses is searched for. */
const searched = 100;

/** The address of the public businesses whose texts contain the words. */
export const businessesWith = (words: string) =>
  `${api.businesses}?${new URLSearchParams({ q: words.slice(0, searched), limit: '20' })}`;

/** The address of a public business. */
export const businessPath = (id: string) => `${api.businesses}/${encodeURIComponent(id)}`;

const folded = (name: string) => name.trim().toLowerCase();

/** Those of the name, in upper or lower case. */
export const ofName = (found: readonly FoundBusiness[], name: string) =>
  found.filter((each) => folded(each.name) === folded(name));

/** An approval waits for the directory. */
const patienceMs = 2_000;

/** The public businesses of a name; none if the directory cannot be searched in time. */
export async function businessesOfName(name: string): Promise<FoundBusiness[]> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(businessesWith(name), { signal });
    return ofName(readBusinesses(await readJson(answer)), name);
  } catch {
    return [];
  }
}

/** Whether visitors can see a business; undefined if the directory does not say so in time. */
export async function isPublic(id: string): Promise<boolean | undefined> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const { ok, status } = await fetch(businessPath(id), { signal });
    return ok || (status === 404 ? false : undefined);
  } catch {
    return undefined;
  }
}
