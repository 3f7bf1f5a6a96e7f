import type { RegisteredSlice } from '@town/contracts/slice-registry';
import type { DehydratedState } from '@town/slice-kit/query';
import type { Site } from '@town/slice-kit/site';

/** A slice's version as the browser loads it. */
export type BootSlice = Pick<
  RegisteredSlice,
  'name' | 'version' | 'mounts' | 'base' | 'container'
> & {
  /** Script that starts the container, relative to the base; none where it must not be loaded. */
  entry: string | null;
};

/** What the server hands to the browser within the page, so that both render the same. */
export interface Boot {
  site: Site;
  slices: BootSlice[];
  /** Hashes of the slices' scripts by their whole address. */
  integrity: Record<string, string>;
  /** Slices that the server could not load: rendered as a notice. */
  down: string[];
  /** Dehydrated query client. */
  queries: DehydratedState;
  /** Loader data and errors of the matched routes. */
  router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
  /** Addresses of style sheets and scripts that the page needs. */
  styles: string[];
  scripts: string[];
  preloads: string[];
  fonts: string[];
}

/** Id of the element that carries the boot data. */
export const bootElementId = 'boot';
