import { type Plan, plans } from '@town/contracts/plans';
import { town, townAndState } from '@town/contracts/town';
import { clearDraft } from '@town/slice-kit/draft';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useSite } from '@town/slice-kit/site';
import { Notice } from '@town/ui/notice';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PurchasePanel } from '../payment/purchase-panel';
import { usePaymentReturn } from '../payment/use-payment-return';
import { usePurchase } from '../payment/use-purchase';
import { Signup } from '../signup/signup';
import { signupFormName } from '../signup/signup-form';
import { ListingIncludes } from './listing-includes';
import { PlanCards } from './plan-cards';
import { StatCards } from './stat-cards';
import { WhyAdvertise } from './why-advertise';

const PaymentDialog = lazy(
  () => import(/* webpackChunkName: "payment-dialog" */ '../payment/payment-dialog'),
);

/** What advertising here offers and costs, and where it is bought. */
export function AdvertisePage() {
  const { payments } = useSite();
  const [selected, setSelected] = useState<Plan['id'] | null>(null);
  const signup = useRef<HTMLDivElement>(null);
  const flow = usePurchase(() => clearDraft(signupFormName));
  usePaymentReturn();
  const open = Boolean(payments?.publishableKey);

  // The form makes way for something shorter: what is said there must not be above the view.
  const formIsGone = flow.stage !== 'idle' && flow.stage !== 'paying';
  useEffect(() => {
    if (formIsGone) signup.current?.scrollIntoView({ block: 'start' });
  }, [formIsGone]);

  function select(plan: Plan['id']) {
    setSelected(plan);
    signup.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }

  return (
    <>
      <PageMeta
        title="Advertise With Us"
        description={`Advertise your business to residents and visitors of ${townAndState}.`}
        keywords={['advertise', 'business listing', town.name]}
      />
      <PageHeading
        title="Advertise With Us"
        intro={`Be found by the people of ${town.name} and by those who come to visit.`}
      />
      <Section>
        <StatCards />
      </Section>
      <Section title="Choose a plan" ground="chalk">
        <PlanCards selected={selected} onSelect={select} />
      </Section>
      <Section title="What a listing includes">
        <ListingIncludes />
      </Section>
      <div ref={signup}>
        <Section title="Sign up" ground="chalk" id="signup">
          {open ? (
            <Signup plan={selected} onPlanChange={setSelected} flow={flow} />
          ) : (
            <Notice title="Online sign-up and card payment are not open">
              <p>
                {selected ? `You chose the ${plans[selected].name}. ` : ''}
                Write to <a href={`mailto:${town.email}`}>{town.email}</a> and we will set up your
                listing with you. Nothing is charged on this page.
              </p>
            </Notice>
          )}
        </Section>
      </div>
      {open && (
        <Section
          title="Know what you want?"
          intro="Pay now, and we will contact you to set up your listing."
        >
          <PurchasePanel
            onBuy={(plan) => flow.begin(plan, null)}
            disabled={flow.stage !== 'idle' && flow.stage !== 'done'}
          />
        </Section>
      )}
      <Section title="Why advertise" ground="chalk">
        <WhyAdvertise />
        <p>
          Questions? Write to <a href={`mailto:${town.email}`}>{town.email}</a>.
        </p>
      </Section>
      {flow.stage === 'paying' && (
        <Suspense fallback={null}>
          <PaymentDialog flow={flow} />
        </Suspense>
      )}
    </>
  );
}
