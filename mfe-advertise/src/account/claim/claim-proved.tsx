import type { OwnerClaim } from '@town/contracts/owners/claims';
import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';

interface ClaimProvedProps {
  businessId: string;
  status: OwnerClaim['status'];
}

/** Replaces the claim forms once the claim is proved. */
export function ClaimProved({ businessId, status }: ClaimProvedProps) {
  const isTheirs = status === 'approved';
  return (
    <FocusOnMount>
      <Notice
        tone="success"
        title={isTheirs ? 'You manage this business now' : 'You have shown that it is yours'}
      >
        <p>
          {isTheirs
            ? 'You can keep its listing up to date from now on.'
            : 'This business has an owner already, so our staff decide. They see your proof, and write to you.'}
        </p>
        <p>
          <ButtonLink as={Link} to={isTheirs ? pages.accountListing(businessId) : pages.account}>
            {isTheirs ? 'Edit the listing' : 'To your account'}
          </ButtonLink>
        </p>
      </Notice>
    </FocusOnMount>
  );
}
