import { townAndState } from '@town/contracts/town/town-and-state';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useSite } from '@town/slice-kit/site';
import { Card } from '@town/ui/card';
import { CardGrid } from '@town/ui/card-grid';
import { ContactDetails } from '@town/ui/contact-details';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { useText } from '../../messages/use-text';
import { ContactForm } from './contact-form';

/** The page /contact: the message form, contact details and the agency. */
export function ContactPage() {
  const text = useText();
  const { town } = useSite();
  return (
    <>
      <PageMeta
        title={text('Contact')}
        description={text('Write to or call the people behind the guide to {place}.', {
          place: townAndState(town),
        })}
        keywords={['contact', town.siteName]}
      />
      <PageHeading
        title={text('Contact')}
        intro={text('A correction, a question, a listing: a person answers, within 24 hours.')}
      />
      <Section title={text('Send Us a Message')}>
        <ContactForm />
      </Section>
      <Section ground="chalk">
        <CardGrid>
          <Card title={text('Contact information')} headingLevel={2}>
            <ContactDetails email={town.email} phone={town.phone} address={townAndState(town)} />
          </Card>
          <Card title={text('Made by {agency}', { agency: town.agency.name })} headingLevel={2}>
            <p>
              {text(
                '{agency} builds and looks after this site. Do you need one for your town or your business?',
                { agency: town.agency.name },
              )}
            </p>
            <ContactDetails email={town.agency.email} website={town.agency.url} />
          </Card>
        </CardGrid>
      </Section>
    </>
  );
}
