import { type Plan, plans } from '@town/contracts/plans';
import { town, townAndState } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Notice } from '@town/ui/notice';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { useRef, useState } from 'react';
import { ListingIncludes } from './listing-includes';
import { PlanCards } from './plan-cards';
import { StatCards } from './stat-cards';
import { WhyAdvertise } from './why-advertise';

/** What advertising here offers, and what it costs. */
export function AdvertisePage() {
  const [selected, setSelected] = useState<Plan['id'] | null>(null);
  const signup = useRef<HTMLDivElement>(null);

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
          <Notice title="Online sign-up and card payment are not open yet">
            <p>
              {selected ? `You chose the ${plans[selected].name}. ` : ''}
              Write to <a href={`mailto:${town.email}`}>{town.email}</a> and we will set up your
              listing with you. Nothing is charged on this page.
            </p>
          </Notice>
        </Section>
      </div>
      <Section title="Why advertise">
        <WhyAdvertise />
        <p>
          Questions? Write to <a href={`mailto:${town.email}`}>{town.email}</a>.
        </p>
      </Section>
    </>
  );
}
