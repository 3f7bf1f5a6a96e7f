import type { ListingPlan } from '@town/contracts/listings/options';
import { pages } from '@town/contracts/pages/paths';
import type { Plan } from '@town/contracts/plans/price-list';
import { withElements } from '@town/language/with-elements';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { NoticeFrame } from '@town/ui/notice-frame';
import { CircleCheck } from 'lucide-react';
import { useText } from '../messages/use-text';
import { NextSteps } from './next-steps';
import { PayForPremium } from './pay-for-premium';

interface ListingSubmittedProps {
  plan: ListingPlan;
  period: Plan['id'] | null;
}

/** Shown after a listing was accepted. A Premium listing still has to be paid for. */
export function ListingSubmitted({ plan, period }: ListingSubmittedProps) {
  const text = useText();
  return (
    <FocusOnMount>
      <NoticeFrame
        tone="success"
        icon={CircleCheck}
        title={text('Listing Submitted Successfully!')}
      >
        <p>{text('Your business listing is now pending approval.')}</p>
      </NoticeFrame>
      {plan === 'premium' && (
        <>
          <p>
            <strong>{text('Premium begins with the payment.')}</strong>{' '}
            {text(
              'What you have typed is carried over. Until you have paid, your listing waits as unpaid.',
            )}
          </p>
          <PayForPremium period={period} />
        </>
      )}
      <NextSteps />
      <p>
        {withElements(
          text(
            'Signing in needs no password: <link>your account</link> sends a link to your e-mail address.',
          ),
          { link: (content) => <Link to={pages.account}>{content}</Link> },
        )}
      </p>
      <p>
        <ButtonLink
          as={Link}
          to={pages.home}
          variant={plan === 'premium' ? 'secondary' : 'primary'}
        >
          {text('Return to Home')}
        </ButtonLink>
      </p>
    </FocusOnMount>
  );
}
