import type { OwnerClaim } from '@town/contracts/owners/claims';
import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { useText } from '../messages/use-text';

interface ClaimProvedProps {
  businessId: string;
  status: OwnerClaim['status'];
}

/** Replaces the claim forms once the claim is proved. */
export function ClaimProved({ businessId, status }: ClaimProvedProps) {
  const text = useText();
  const isTheirs = status === 'approved';
  return (
    <FocusOnMount>
      <Notice
        tone="success"
        title={
          isTheirs ? text('You manage this business now') : text('You have shown that it is yours')
        }
      >
        <p>
          {isTheirs
            ? text('You can keep its listing up to date from now on.')
            : text(
                'This business has an owner already, so our staff decide. They see your proof, and write to you.',
              )}
        </p>
        <p>
          <ButtonLink as={Link} to={isTheirs ? pages.accountListing(businessId) : pages.account}>
            {isTheirs ? text('Edit the listing') : text('To your account')}
          </ButtonLink>
        </p>
      </Notice>
    </FocusOnMount>
  );
}
