import type { RouteObject } from '@town/slice-kit/router';
import { AdvertisePage } from './advertise/advertise-page';
import { GetListedPage } from './get-listed/get-listed-page';
import { SubmitListingPage } from './submit-listing/submit-listing-page';

/** The pages for business owners. */
export function createRoutes(): RouteObject[] {
  return [
    { path: 'advertise', element: <AdvertisePage /> },
    { path: 'get-listed', element: <GetListedPage /> },
    { path: 'submit-listing', element: <SubmitListingPage /> },
    { path: 'submit-listing/:planType', element: <SubmitListingPage /> },
  ];
}
