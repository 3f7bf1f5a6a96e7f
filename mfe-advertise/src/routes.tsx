import { type RouteObject, redirectDocument } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { accountRoutes } from './account/account-routes';

const submitListingPage = async () => ({
  Component: (
    await import(
      /* webpackChunkName: "page-submit-listing" */ './submit-listing/submit-listing-page'
    )
  ).SubmitListingPage,
});

/**
 * The routes of the slice mfe-advertise, for business owners: /advertise, /get-listed, /submit-listing
 * and /account. /advertise takes payments, and it is always loaded as a document of its own, because
 * only that document's security policy allows the payment provider. A route's id must be the name of
 * its chunk.
 */
export function createRoutes({ site }: SliceContext): RouteObject[] {
  return [
    {
      id: 'page-advertise',
      path: 'advertise',
      // Only a document of its own has the policy that lets the payment provider in.
      loader: ({ request }) => (site.payments ? null : redirectDocument(request.url)),
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-advertise" */ './advertise/advertise-page')
        ).AdvertisePage,
      }),
    },
    {
      id: 'page-get-listed',
      path: 'get-listed',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "page-get-listed" */ './get-listed/get-listed-page')
        ).GetListedPage,
      }),
    },
    {
      id: 'page-submit-listing',
      path: 'submit-listing/:planType?',
      lazy: submitListingPage,
    },
    ...accountRoutes(site),
  ];
}
