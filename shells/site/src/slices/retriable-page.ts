import type { RouteObject } from '@town/slice-kit/router';
import { loadSliceFailure } from './load-slice-failure';
import { UnavailablePage } from './unavailable-page';

type LoadPage = Extract<RouteObject['lazy'], () => unknown>;

/**
 * Makes the loader of a slice's page retriable. The router keeps the result of a loader, also a
 * failure, until the next full load.
 */
export function retriable(load: NonNullable<RouteObject['lazy']>): LoadPage {
  // Slices cannot use the other form, which loads parts of a route one by one.
  const loadPage = load as LoadPage;
  return () =>
    loadPage().catch(async (error) => {
      reportError(error);
      return { Component: (await loadSliceFailure()).retriablePage(loadPage, UnavailablePage) };
    });
}
