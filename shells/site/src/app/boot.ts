import type { NavigationLink, SliceTable, SlotWidgets } from '@town/slice-delivery/browser';
import type { DehydratedState } from '@town/slice-kit/query';
import type { Site } from '@town/slice-kit/site';

/** Data that the server writes into the page, so that the browser renders the same. */
export interface Boot extends SliceTable {
  site: Site;
  /** The widgets that slices show on pages of the shell. */
  slots: SlotWidgets;
  /** The slices' entries in the navigation. */
  navigation: NavigationLink[];
  /** Slices that have texts in the language of the page; none for English. */
  translated: string[];
  /** Slices that the server could not load: rendered as a notice. */
  down: string[];
  /** Dehydrated query client. */
  queries: DehydratedState;
  /** Loader data and errors of the matched routes. */
  router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
  /** Addresses of style sheets and fonts that the page needs. */
  styles: string[];
  fonts: string[];
  /** Whether the browser keeps Civic Contacts for when there is no connection. */
  keepsOffline: boolean;
}

/** Id of the element that carries the boot data. */
export const bootElementId = 'boot';
