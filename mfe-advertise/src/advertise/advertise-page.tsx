import { type Plan, plans } from '@town/contracts/plans/price-list';
import { townAndState } from '@town/contracts/town/town-and-state';
import { withElements } from '@town/language/with-elements';
import { clearDraft } from '@town/slice-kit/draft';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useSearchParams } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { focusPart } from '@town/ui/focus-part-of';
import { NoticeFrame } from '@town/ui/notice-frame';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Info } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ListedAlready } from '../listed-already';
import { useText } from '../messages/use-text';
import { PurchasePanel } from '../purchase/purchase-panel';
import { usePaymentReturn } from '../purchase/use-payment-return';
import { usePurchase } from '../purchase/use-purchase';
import { signupFormName } from '../signup/form-name';
import { Signup, showsForm } from '../signup/signup';
import { ListingIncludes } from './listing-includes';
import { PlanCards } from './plan-cards';
import { StatCards } from './stat-cards';
import { WhyAdvertise } from './why-advertise';

// In the same chunk as the payment set-up, so it is loaded before the dialog opens.
const PaymentDialog = lazy(
  () => import(/* webpackChunkName: "purchase-calls" */ '../payment/payment-dialog'),
);

/** The plan that the address names; null if it names none. */
function planOf(name: string | null): Plan['id'] | null {
  return Object.values(plans).find(({ id }) => id === name)?.id ?? null;
}

/** The page for advertisers: what advertising offers, what it costs, and how to buy it. */
export function AdvertisePage() {
  const text = useText();
  const { payments } = useSite();
  const [search] = useSearchParams();
  const [selected, setSelected] = useState<Plan['id'] | null>(() => planOf(search.get('plan')));
  const signup = useRef<HTMLDivElement>(null);
  const flow = usePurchase(() => clearDraft(signupFormName));
  usePaymentReturn();
  const { state } = flow;

  // A shorter element replaces the form, and must not end up above the visible part of the page.
  const formIsGone = !showsForm(state);
  useEffect(() => {
    if (formIsGone) signup.current?.scrollIntoView({ block: 'start' });
  }, [formIsGone]);

  function select(plan: Plan['id']) {
    setSelected(plan);
    // Moves the focus of the keyboard and of screen readers to the part that is scrolled to.
    focusPart(signup.current?.querySelector('section'));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    signup.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
  }

  return (
    <>
      <Pitch selected={selected} onSelect={select} />
      <div ref={signup}>
        <Section title={text('Sign up')} ground="chalk" id="signup">
          {payments?.publishableKey ? (
            <Signup plan={selected} onPlanChange={setSelected} flow={flow} />
          ) : (
            <NoPayments selected={selected} />
          )}
        </Section>
      </div>
      {payments?.publishableKey && (
        <Section
          title={text('Know what you want?')}
          intro={text('Pay now, and we will contact you to set up your listing.')}
        >
          <PurchasePanel flow={flow} />
        </Section>
      )}
      <Why />
      {(state.stage === 'paying' || state.stage === 'confirming') && (
        <Suspense fallback={null}>
          <PaymentDialog order={state.order} flow={flow} />
        </Suspense>
      )}
    </>
  );
}

function Why() {
  const text = useText();
  const { town } = useSite();
  return (
    <Section title={text('Why advertise')} ground="chalk">
      <WhyAdvertise />
      <ListedAlready />
      <p>
        {withElements(text('Questions? Write to <mail>{email}</mail>.', { email: town.email }), {
          mail: (content) => <a href={`mailto:${town.email}`}>{content}</a>,
        })}
      </p>
    </Section>
  );
}

interface PitchProps {
  selected: Plan['id'] | null;
  onSelect(plan: Plan['id']): void;
}

function Pitch({ selected, onSelect }: PitchProps) {
  const text = useText();
  const { town } = useSite();
  return (
    <>
      <PageMeta
        title={text('Advertise With Us')}
        description={text('Advertise your business to residents and visitors of {place}.', {
          place: townAndState(town),
        })}
        keywords={['advertise', 'business listing', town.name]}
      />
      <PageHeading
        title={text('Advertise With Us')}
        intro={text('Be found by the people of {town} and by those who come to visit.', {
          town: town.name,
        })}
      />
      <Section>
        <StatCards />
      </Section>
      <Section title={text('Choose a plan')} ground="chalk">
        <PlanCards selected={selected} onSelect={onSelect} />
      </Section>
      <Section title={text('What a listing includes')}>
        <ListingIncludes />
      </Section>
    </>
  );
}

function NoPayments({ selected }: Pick<PitchProps, 'selected'>) {
  const text = useText();
  const { town } = useSite();
  return (
    <NoticeFrame
      tone="info"
      icon={Info}
      title={text('Online sign-up and card payment are not open')}
    >
      <p>
        {selected ? `${text('You chose the {plan}.', { plan: plans[selected].name })} ` : ''}
        {withElements(
          text(
            'Write to <mail>{email}</mail> and we will set up your listing with you. Nothing is charged on this page.',
            { email: town.email },
          ),
          { mail: (content) => <a href={`mailto:${town.email}`}>{content}</a> },
        )}
      </p>
    </NoticeFrame>
  );
}
