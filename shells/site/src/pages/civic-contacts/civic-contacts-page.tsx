import { townAndState } from '@town/contracts/town/town-and-state';
import { Original } from '@town/language/content-language';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useSite } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { townPageQuery, useHead, useTownPage } from '@town/slice-kit/town-page';
import { FailureNotice } from '@town/ui/failure-notice';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { useText } from '../../messages/use-text';
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
  const text = useText();
  const { town } = useSite();
  const texts = useTownPage('civic-contacts');
  const notices = texts.cards('notices');
  const noticesIntro = texts.intro('notices');
  const head = useHead(texts.page, {
    title: text('Civic Contacts'),
    description: text('Public services of {place}, with phone numbers and hours.', {
      place: townAndState(town),
    }),
    keywords: ['city hall', 'police', 'utilities', 'schools', town.county],
  });
  return (
    <>
      <PageMeta {...head} />
      <PageHeading
        title={head.title}
        intro={texts.page?.intro && <Original>{texts.page?.intro}</Original>}
        plate={<Illustration name="city-hall" alt={text('Drawing of city hall')} first />}
      />
      <ContactSection title={text('Emergency Services')} category="emergency" texts={texts}>
        <p className={css.emergency}>
          {text('For all emergencies, dial')} <a href="tel:911">911</a>
        </p>
      </ContactSection>
      <ContactSection
        title={text('City Government')}
        category="government"
        texts={texts}
        ground="chalk"
      />
      <ContactSection title={text('Utilities')} category="utilities" texts={texts} />
      <ContactSection
        title={text('School District')}
        category="education"
        texts={texts}
        ground="chalk"
      />
      <ContactSection title={text('Other Services')} category="services" texts={texts} />
      {(notices.length > 0 || texts.status === 'failed') && (
        <Section
          title={text('Public Notices')}
          ground="chalk"
          intro={noticesIntro && <Original>{noticesIntro}</Original>}
        >
          {texts.status === 'failed' && (
            <FailureNotice message={text('Failed to fetch the notices')} onRetry={texts.retry} />
          )}
          <PublicNotices notices={notices} />
        </Section>
      )}
    </>
  );
}
