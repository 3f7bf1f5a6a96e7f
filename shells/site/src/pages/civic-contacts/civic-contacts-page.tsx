import { townAndState } from '@town/contracts/town/town-and-state';
import { Original } from '@town/language/content-language';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { useSite } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import { townPageQuery, useHead, useTownPage } from '@town/slice-kit/town-page';
import { FailureNotice } from '@town/ui/failure-notice';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { useText } from '../../messages/use-text';
import { useArrivingPart } from '../town-page/use-arriving-part';
import css from './civic-contacts-page.module.css';
import { civicContactsQuery, emergencyContactsQuery } from './civic-contacts-query';
import { ContactSection } from './contact-section';
import { contactsStructuredData } from './contacts-structured-data';
import { JumpLinks } from './jump-links';
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
  const { structuredData, isThere } = useContactsData();
  useArrivingPart(isThere);
  const hasNotices = texts.cards('notices').length > 0 || texts.status === 'failed';
  const groups = groupsIn(text);
  const head = useHead(texts.page, {
    title: text('Civic Contacts'),
    description: text('Public services of {place}, with phone numbers and hours.', {
      place: townAndState(town),
    }),
    keywords: ['city hall', 'police', 'utilities', 'schools', town.county],
  });
  return (
    <>
      <PageMeta {...head} structuredData={structuredData} />
      <PageHeading
        title={head.title}
        intro={
          texts.page?.intro && (
            <Original of={texts.page} field="intro">
              {texts.page?.intro}
            </Original>
          )
        }
        plate={<Illustration name="city-hall" alt={text('Drawing of city hall')} first />}
      >
        <JumpLinks
          groups={[
            ...groups.map(({ category, title }) => ({ id: category, title })),
            ...(hasNotices ? [{ id: 'notices', title: text('Public Notices') }] : []),
          ]}
        />
      </PageHeading>
      {groups.map(({ category, title }, index) => (
        <ContactSection
          key={category}
          id={category}
          title={title}
          category={category}
          texts={texts}
          ground={index % 2 === 0 ? 'page' : 'chalk'}
        >
          {category === 'emergency' && (
            <p className={css.emergency}>
              {text('For all emergencies, dial')} <a href="tel:911">911</a>
            </p>
          )}
        </ContactSection>
      ))}
      {hasNotices && <NoticesSection texts={texts} />}
    </>
  );
}

/** The contacts for search engines, and whether all of them have arrived. */
function useContactsData() {
  const contacts = useQuery(civicContactsQuery).data;
  const emergency = useQuery(emergencyContactsQuery).data;
  const all = [...(emergency ?? []), ...(contacts ?? [])];
  return {
    structuredData: contactsStructuredData(all, useSite()),
    isThere: contacts !== undefined && emergency !== undefined,
  };
}

/** The groups of contacts in the order of the page. */
const groupsIn = (text: ReturnType<typeof useText>) =>
  [
    { category: 'emergency', title: text('Emergency Services') },
    { category: 'government', title: text('City Government') },
    { category: 'utilities', title: text('Utilities') },
    { category: 'education', title: text('School District') },
    { category: 'services', title: text('Other Services') },
  ] as const;

function NoticesSection({ texts }: { texts: ReturnType<typeof useTownPage> }) {
  const text = useText();
  return (
    <Section
      id="notices"
      title={text('Public Notices')}
      ground="chalk"
      intro={texts.intro('notices')}
    >
      {texts.status === 'failed' && (
        <FailureNotice message={text('Failed to fetch the notices')} onRetry={texts.retry} />
      )}
      <PublicNotices notices={texts.cards('notices')} />
    </Section>
  );
}
