import type { ListingPlan } from '@town/contracts/listings/options';
import { pages } from '@town/contracts/pages/paths';
import { plans as knownPlans, type Plan } from '@town/contracts/plans/price-list';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Link, useLocation, useParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { usePostedForm } from '@town/slice-kit/use-posted-form';
import { Card } from '@town/ui/card';
import { ContactDetails } from '@town/ui/contact-details';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { usePrice } from '../messages/use-price';
import { useText } from '../messages/use-text';
import { usePlans } from '../prices/use-plans';
import { ListingForm, listingFormName } from './listing-form';
import { ListingSubmitted } from './listing-submitted';
import { NextSteps } from './next-steps';
import { PayForPremium } from './pay-for-premium';
import css from './submit-listing-page.module.css';

/** The period that was chosen on the page of plans. It is in the router's state, not in the address. */
function usePeriod(): Plan['id'] | null {
  const state: unknown = useLocation().state;
  const period = typeof state === 'object' && state !== null && 'period' in state && state.period;
  return Object.values(knownPlans).find(({ id }) => id === period)?.id ?? null;
}

/** The page where a listing is submitted, for the plan that the address names. */
export function SubmitListingPage() {
  const text = useText();
  const { town } = useSite();
  const plan = useParams()['planType'] === 'premium' ? 'premium' : 'basic';
  const period = usePeriod();
  const price = usePrice();
  const plans = usePlans();
  const cost = plan === 'premium' ? price(plans[period ?? 'monthly']) : text('Free to Join');
  const [sent, setSent] = useState(usePostedForm(listingFormName)?.outcome === 'accepted');
  return (
    <>
      <PageMeta
        title={text('Submit Your Listing')}
        description={text('Submit your business to the {town} directory.', { town: town.name })}
        keywords={['submit listing', 'business listing', town.name]}
      />
      <PageHeading
        title={text('Submit Your Listing')}
        intro={`${plan === 'premium' ? 'Premium' : 'Basic'}: ${cost}`}
      >
        <p>
          <Link to={pages.getListed}>
            <ArrowLeft size={18} aria-hidden />
            {text('Back to Plans')}
          </Link>
        </p>
      </PageHeading>
      <Section>
        {sent ? (
          <ListingSubmitted plan={plan} period={period} />
        ) : (
          <div className={css.columns}>
            <ListingForm plan={plan} onSent={() => setSent(true)} />
            <Aside plan={plan} period={period} />
          </div>
        )}
      </Section>
    </>
  );
}

interface AsideProps {
  plan: ListingPlan;
  period: Plan['id'] | null;
}

/** Stands beside the form: the chosen plan, the next steps, and a contact. */
function Aside({ plan, period }: AsideProps) {
  const text = useText();
  const price = usePrice();
  const plans = usePlans();
  const { town } = useSite();
  return (
    <div className={css.aside}>
      <Card
        title={text('Selected Plan')}
        headingLevel={2}
        kind={plan === 'premium' ? 'Premium' : 'Basic'}
      >
        <p>{plan === 'premium' ? price(plans.monthly) : text('Free to Join')}</p>
        {plan === 'premium' && (
          <>
            <p>
              {text(
                'or {price}. Premium begins with the payment: send the form and pay after it, or pay at once.',
                { price: price(plans.annual) },
              )}
            </p>
            <PayForPremium period={period} beside />
          </>
        )}
        <p>
          <Link to={pages.getListed}>{text('Change Plan')}</Link>
        </p>
      </Card>
      <Card title={text('What Happens Next?')} headingLevel={2}>
        <NextSteps />
      </Card>
      <Card title={text('Need help?')} headingLevel={2}>
        <ContactDetails email={town.email} phone={town.phone} />
      </Card>
    </div>
  );
}
