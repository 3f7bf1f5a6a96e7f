import type { CivicCategory, CivicContact } from '@town/contracts/civic-contact';
import { town, townAndState } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import type { SliceContext } from '@town/slice-kit/slice';
import { FailureNotice } from '@town/ui/failure-notice';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import type { ReactNode } from 'react';
import css from './civic-contacts-page.module.css';
import { civicContactsQuery, emergencyContactsQuery } from './civic-contacts-query';
import { ContactCards } from './contact-cards';
import { fallbackContacts, fallbackEmergencyContacts } from './fallback-contacts';
import { PublicNotices } from './public-notices';

/** Fetches both lists. */
export function loadCivicContacts(context: SliceContext): Promise<null> {
  return context.prefetch(civicContactsQuery, emergencyContactsQuery);
}

/** Who to call, and where to go. */
export function CivicContactsPage() {
  return (
    <>
      <PageMeta
        title="Civic Contacts"
        description={`City Hall, police, utilities, schools and other public services of ${townAndState}, with phone numbers and hours.`}
        keywords={['city hall', 'police', 'utilities', 'schools', town.county]}
      />
      <PageHeading
        title="Civic Contacts"
        intro={`Who to call and where to go in ${town.name}.`}
        plate={<Illustration name="city-hall" alt="Drawing of city hall" first />}
      />
      <Section title="Emergency Services">
        <p className={css.emergency}>
          For all emergencies, dial <a href="tel:911">911</a>
        </p>
        <Contacts emergency />
      </Section>
      <Section title="City Government" ground="chalk">
        <Contacts category="government" />
      </Section>
      <Section title="Utilities">
        <Contacts category="utilities" />
      </Section>
      <Section
        title="School District"
        ground="chalk"
        intro="722 students, 5 schools, 13:1 student-teacher ratio."
      >
        <Contacts category="education" />
      </Section>
      <Section title="Other Services" intro="Post office, library, chamber of commerce and more.">
        <Contacts category="services" />
      </Section>
      <Section title="Public Notices" ground="chalk">
        <PublicNotices />
      </Section>
    </>
  );
}

type ContactsProps = { emergency: true } | { emergency?: false; category: CivicCategory };

function Contacts(props: ContactsProps) {
  const query = useQuery(props.emergency ? emergencyContactsQuery : civicContactsQuery);
  const fallback = props.emergency
    ? fallbackEmergencyContacts
    : fallbackContacts.filter(({ category }) => category === props.category);
  const belongs = (contact: CivicContact) => props.emergency || contact.category === props.category;
  const view = (contacts: CivicContact[]): ReactNode => {
    const found = contacts.filter(belongs);
    return <ContactCards contacts={found.length > 0 ? found : fallback} />;
  };
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton count={3} label="Loading contacts..." />}
      failure={(retry) => (
        <>
          <FailureNotice message="Failed to fetch civic contacts" onRetry={retry} />
          <ContactCards contacts={fallback} />
        </>
      )}
    >
      {view}
    </QueryView>
  );
}
