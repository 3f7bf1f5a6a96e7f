import type { RouteObject } from '@town/slice-kit/router';
import { loadSliceFailure } from './load-slice-failure';
import { UnavailablePage } from './unavailable-page';

type LoadPage = Extract<RouteObject['lazy'], () => unknown>;

/**
 * Makes the loader of a slice's page retriable. Otherwise the router keeps the result of a
 * loader, even a failure, until the document is loaded again.
 */
export function retriable(load: NonNullable<RouteObject['lazy']>): LoadPage {
  // Slices cannot use the object form of `lazy`, which loads parts of a route one by one.
  const loadPage = load as LoadPage;
  return () =>
    loadPage().catch(async (error) => {
      reportError(error);
      return { Component: (await loadSliceFailure()).retriablePage(loadPage, UnavailablePage) };
    });
}
