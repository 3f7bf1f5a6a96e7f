import type { ListingPlan } from '@town/contracts/listings/options';
import { pages } from '@town/contracts/pages/paths';
import type { Plan } from '@town/contracts/plans/price-list';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { NextSteps } from './next-steps';
import { PayForPremium } from './pay-for-premium';

interface ListingSubmittedProps {
  plan: ListingPlan;
  period: Plan['id'] | null;
}

/** Shown after a listing was accepted. A Premium listing still has to be paid for. */
export function ListingSubmitted({ plan, period }: ListingSubmittedProps) {
  return (
    <FocusOnMount>
      <Notice tone="success" title="Listing Submitted Successfully!">
        <p>Your business listing is now pending approval.</p>
      </Notice>
      {plan === 'premium' && (
        <>
          <p>
            <strong>Premium begins with the payment.</strong> What you have typed is carried over.
            Until you have paid, your listing waits as unpaid.
          </p>
          <PayForPremium period={period} />
        </>
      )}
      <NextSteps />
      <p>
        Signing in needs no password: <Link to={pages.account}>your account</Link> sends a link to
        your e-mail address.
      </p>
      <p>
        <ButtonLink
          as={Link}
          to={pages.home}
          variant={plan === 'premium' ? 'secondary' : 'primary'}
        >
          Return to Home
        </ButtonLink>
      </p>
    </FocusOnMount>
  );
}
