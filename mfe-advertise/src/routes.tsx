import { type RouteObject, redirectDocument } from '@town/slice-kit/router';
import type { SliceContext } from '@town/slice-kit/slice';
import { AdvertisePage } from './advertise/advertise-page';
import { GetListedPage } from './get-listed/get-listed-page';
import { SubmitListingPage } from './submit-listing/submit-listing-page';

/** The pages for business owners. */
export function createRoutes({ site }: SliceContext): RouteObject[] {
  return [
    {
      path: 'advertise',
      element: <AdvertisePage />,
      // Only a document of its own has the policy that lets the payment provider in.
      loader: ({ request }) => (site.payments ? null : redirectDocument(request.url)),
    },
    { path: 'get-listed', element: <GetListedPage /> },
    { path: 'submit-listing', element: <SubmitListingPage /> },
    { path: 'submit-listing/:planType', element: <SubmitListingPage /> },
  ];
}
