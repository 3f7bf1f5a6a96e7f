import { townAndState } from '@town/contracts/town/town-and-state';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useSite } from '@town/slice-kit/site';
import { Card } from '@town/ui/card';
import { CardGrid } from '@town/ui/card-grid';
import { ContactDetails } from '@town/ui/contact-details';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { ContactForm } from './contact-form';

/** The page /contact: the message form, contact details and the agency. */
export function ContactPage() {
  const { town } = useSite();
  return (
    <>
      <PageMeta
        title="Contact"
        description={`Write to or call the people behind the guide to ${townAndState(town)}.`}
        keywords={['contact', town.siteName]}
      />
      <PageHeading
        title="Contact"
        intro="A correction, a question, a listing: a person answers, within 24 hours."
      />
      <Section title="Send Us a Message">
        <ContactForm />
      </Section>
      <Section ground="chalk">
        <CardGrid>
          <Card title="Contact information" headingLevel={2}>
            <ContactDetails email={town.email} phone={town.phone} address={townAndState(town)} />
          </Card>
          <Card title={`Made by ${town.agency.name}`} headingLevel={2}>
            <p>
              {town.agency.name} builds and looks after this site. Do you need one for your town or
              your business?
            </p>
            <ContactDetails email={town.agency.email} website={town.agency.url} />
          </Card>
        </CardGrid>
      </Section>
    </>
  );
}
