import type { RouteObject } from '@town/slice-kit/router';
import { trouble } from './load-trouble';
import { UnavailablePage } from './unavailable-page';

type LoadPage = Extract<RouteObject['lazy'], () => unknown>;

/**
 * The loader of a slice's page as one that can be tried again: the router keeps what a loader gave,
 * also a failure, for as long as the document lives.
 */
export function retriable(load: NonNullable<RouteObject['lazy']>): LoadPage {
  // The other form, which loads parts of a route one by one, is not offered to slices.
  const loadPage = load as LoadPage;
  return () =>
    loadPage().catch(async (error) => {
      reportError(error);
      return { Component: (await trouble()).latePage(loadPage, UnavailablePage) };
    });
}
