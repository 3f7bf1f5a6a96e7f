import type { ComponentType } from 'react';
import type { QueryClient } from './query';
import type { RouteObject } from './router';
import type { Site } from './site';

/** Anything with a key that the site's query client can fetch. */
export interface Fetchable {
  queryKey: readonly unknown[];
}

/** What the shell hands to a slice. */
export interface SliceContext {
  site: Site;
  queryClient: QueryClient;
  /**
   * Fetches a page's data before it is shown. The server waits for it; the browser does not, and
   * the page shows its skeleton meanwhile. Never fails: the page shows what went wrong.
   */
  prefetch(...queries: Fetchable[]): Promise<null>;
  /** Sets the HTTP status of the page that the server is rendering; in the browser it does nothing. */
  setStatus(status: 404): void;
}

/** What a slice's `./routes` must export. Paths are relative to the site's root. */
export interface RoutesModule {
  createRoutes(context: SliceContext): RouteObject[];
}

/** What a slice's widget must export: a part that the shell shows within a page of its own. */
export interface WidgetModule {
  default: ComponentType;
  /** Fetches what the widget shows, before the page is rendered on the server. */
  prefetch(context: SliceContext): Promise<null>;
}
