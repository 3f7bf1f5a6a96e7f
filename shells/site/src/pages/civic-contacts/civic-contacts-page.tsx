import { townAndState } from '@town/contracts/town/town-and-state';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useSite } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { headOf, townPageQuery, useTownPage } from '@town/slice-kit/town-page';
import { FailureNotice } from '@town/ui/failure-notice';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import css from './civic-contacts-page.module.css';
import { civicContactsQuery, emergencyContactsQuery } from './civic-contacts-query';
import { ContactSection } from './contact-section';
import { PublicNotices } from './public-notices';

/** Fetches both lists and the page's texts. */
export function loadCivicContacts(context: SliceContext): Promise<null> {
  return context.prefetch(
    civicContactsQuery,
    emergencyContactsQuery,
    townPageQuery('civic-contacts'),
  );
}

/** The page /civic-contacts: emergency services, offices and schools, and standing notices. */
export function CivicContactsPage() {
  const { town } = useSite();
  const texts = useTownPage('civic-contacts');
  const notices = texts.cards('notices');
  const head = headOf(texts.page, {
    title: 'Civic Contacts',
    description: `Public services of ${townAndState(town)}, with phone numbers and hours.`,
    keywords: ['city hall', 'police', 'utilities', 'schools', town.county],
  });
  return (
    <>
      <PageMeta {...head} />
      <PageHeading
        title={head.title}
        intro={texts.page?.intro}
        plate={<Illustration name="city-hall" alt="Drawing of city hall" first />}
      />
      <ContactSection title="Emergency Services" category="emergency" texts={texts}>
        <p className={css.emergency}>
          For all emergencies, dial <a href="tel:911">911</a>
        </p>
      </ContactSection>
      <ContactSection title="City Government" category="government" texts={texts} ground="chalk" />
      <ContactSection title="Utilities" category="utilities" texts={texts} />
      <ContactSection title="School District" category="education" texts={texts} ground="chalk" />
      <ContactSection title="Other Services" category="services" texts={texts} />
      {(notices.length > 0 || texts.status === 'failed') && (
        <Section title="Public Notices" ground="chalk" intro={texts.intro('notices')}>
          {texts.status === 'failed' && (
            <FailureNotice message="Failed to fetch the notices" onRetry={texts.retry} />
          )}
          <PublicNotices notices={notices} />
        </Section>
      )}
    </>
  );
}
