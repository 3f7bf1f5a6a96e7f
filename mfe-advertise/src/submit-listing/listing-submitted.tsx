import { pages } from '@town/contracts/paths';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { Notice } from '@town/ui/notice';
import { NextSteps } from './next-steps';

/** After a listing was taken. */
export function ListingSubmitted() {
  return (
    <>
      <Notice tone="success" title="Listing Submitted Successfully!">
        <p>Your business listing is now pending approval.</p>
      </Notice>
      <NextSteps />
      <p>
        <ButtonLink as={Link} to={pages.home}>
          Return to Home
        </ButtonLink>
      </p>
    </>
  );
}
