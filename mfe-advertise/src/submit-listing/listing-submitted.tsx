import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { NextSteps } from './next-steps';

/** Shown after a listing was accepted. */
export function ListingSubmitted() {
  return (
    <FocusOnMount>
      <Notice tone="success" title="Listing Submitted Successfully!">
        <p>Your business listing is now pending approval.</p>
      </Notice>
      <NextSteps />
      <p>
        <ButtonLink as={Link} to={pages.home}>
          Return to Home
        </ButtonLink>
      </p>
    </FocusOnMount>
  );
}
