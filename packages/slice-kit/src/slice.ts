import type { QueryClient } from '@town/slice-kit/query';
import type { RouteObject } from '@town/slice-kit/router';
import type { Site } from '@town/slice-kit/site';
import type { ComponentType } from 'react';

/** A query that the site's query client can fetch by its key. */
export interface Fetchable {
  queryKey: readonly unknown[];
}

/**
 * What the shell gives a slice. A slice is built, released and loaded on its own, so this file is the
 * whole contract between the two: the shell calls a slice's exports with this context, on the server
 * and in the browser, and shows a notice where an export is missing or throws.
 */
export interface SliceContext {
  site: Site;
  queryClient: QueryClient;
  /**
   * Fetches a page's data before it is shown. The server waits for it; the browser does not, and
   * the page shows its skeleton meanwhile. It never rejects: the page shows the error.
   */
  prefetch(...queries: Fetchable[]): Promise<null>;
  /** Sets the HTTP status of the page that the server is rendering; in the browser it does nothing. */
  setStatus(status: 404 | 410): void;
}

/** What a slice's `./routes` must export. Paths are relative to the site's root. */
export interface RoutesModule {
  createRoutes(context: SliceContext): RouteObject[];
}

/** What a slice's widget must export: a part that the shell shows within one of its own pages. */
export interface WidgetModule {
  default: ComponentType;
  /** Fetches what the widget shows, before the page is rendered on the server. */
  prefetch(context: SliceContext): Promise<null>;
}
