import { type RouteObject, redirectDocument } from '@town/slice-kit/router';
import type { Site } from '@town/slice-kit/site';

/**
 * The routes of an owner's account, in Spanish within the frame that brings the messages. The page of the
 * subscription takes cards, so it is a document of its own: only that document's security policy allows the
 * payment provider. A route's id must be the name of its chunk.
 */
export function accountRoutes(site: Site): RouteObject[] {
  const routes = [...overviewRoutes, ...listingRoutes, subscriptionRoute(site)];
  return site.language === 'es' ? [spanishRoute(routes)] : routes;
}

const spanishRoute = (children: RouteObject[]): RouteObject => ({
  id: 'account-spanish',
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "account-spanish" */ './spanish-account'))
      .SpanishAccount,
  }),
  children,
});

const subscriptionRoute = (site: Site): RouteObject => ({
  id: 'page-account-subscription',
  path: 'account/subscription',
  loader: ({ request }) => (site.payments ? null : redirectDocument(request.url)),
  lazy: async () => ({
    Component: (
      await import(
        /* webpackChunkName: "page-account-subscription" */ './subscription/subscription-page'
      )
    ).SubscriptionPage,
  }),
});

const overviewRoutes: RouteObject[] = [
  {
    id: 'page-account',
    path: 'account',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-account" */ './overview/overview-page'))
        .OverviewPage,
    }),
  },
  {
    id: 'page-account-enter',
    path: 'account/enter',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-account-enter" */ './session/enter-page'))
        .EnterPage,
    }),
  },
  {
    id: 'page-account-mails',
    path: 'account/mails',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-account-mails" */ './mails/mails-page'))
        .MailsPage,
    }),
  },
  {
    id: 'page-account-hours',
    path: 'account/hours',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-account-hours" */ './mails/hours-page'))
        .HoursPage,
    }),
  },
  {
    id: 'page-account-settings',
    path: 'account/settings',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page-account-settings" */ './settings/settings-page')
      ).SettingsPage,
    }),
  },
];

const listingRoutes: RouteObject[] = [
  {
    id: 'page-account-closed-days',
    path: 'account/closed-days',
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "page-account-closed-days" */ './closed-days/closed-days-page'
        )
      ).ClosedDaysPage,
    }),
  },
  {
    id: 'page-account-listing',
    path: 'account/listings/:id',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page-account-listing" */ './listing/listing-page')
      ).ListingPage,
    }),
  },
  {
    id: 'page-account-statistics',
    path: 'account/listings/:id/statistics',
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "page-account-statistics" */ './statistics/statistics-page'
        )
      ).StatisticsPage,
    }),
  },
  {
    id: 'page-account-events',
    path: 'account/listings/:id/events',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page-account-events" */ './events/events-page')
      ).EventsPage,
    }),
  },
  {
    id: 'page-account-claim',
    path: 'account/claim/:businessId',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-account-claim" */ './claim/claim-page'))
        .ClaimPage,
    }),
  },
];
