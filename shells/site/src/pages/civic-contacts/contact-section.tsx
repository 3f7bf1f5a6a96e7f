import type { CivicCategory } from '@town/contracts/civic-contacts/record';
import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Link } from '@town/slice-kit/router';
import { placeOfCard, type TownPageTexts } from '@town/slice-kit/town-page';
import { FailureNotice } from '@town/ui/failure-notice';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../messages/use-text';
import {
  civicContactsQuery,
  emergencyContactsQuery,
  type ShownContact,
} from './civic-contacts-query';
import { ContactCards } from './contact-cards';

const ownSections: readonly string[] = [
  'government',
  'utilities',
  'education',
] satisfies CivicCategory[];

/** Unknown categories are shown in the section "Other Services". */
const shownCategory = (category: string) =>
  ownSections.includes(category) ? category : 'services';

interface ContactSectionProps
  extends Pick<ComponentProps<typeof Section>, 'id' | 'title' | 'ground'> {
  category: CivicCategory | 'emergency';
  /** Their cards are shown when the server has no records: these phone numbers must never be missing. */
  texts: TownPageTexts;
  /** Above the contacts. */
  children?: ReactNode;
}

/** The contacts of one category. */
export function ContactSection({ category, texts, children, ...frame }: ContactSectionProps) {
  const text = useText();
  const query = useQuery(category === 'emergency' ? emergencyContactsQuery : civicContactsQuery);
  const fallback = texts.cards(category).map(placeOfCard);
  const intro = texts.intro(category);
  const belongs = (contact: ShownContact) =>
    category === 'emergency' || shownCategory(contact.category) === category;
  const shown = (contacts: ShownContact[]): ReactNode => {
    const found = contacts.filter(belongs);
    const cards = found.length > 0 ? found : fallback;
    if (cards.length > 0) return <ContactCards contacts={cards} />;
    return (
      <p>
        {text('Nothing is listed here yet.')}{' '}
        <Link to={pages.contact}>{text('Ask us a question')}</Link>
      </p>
    );
  };
  return (
    <Section {...frame} intro={intro}>
      {children}
      <QueryView
        query={query}
        skeleton={<Skeleton count={3} label={text('Loading contacts...')} />}
        failure={(retry) => (
          <>
            <FailureNotice message={text('Failed to fetch civic contacts')} onRetry={retry} />
            <ContactCards contacts={fallback} />
          </>
        )}
      >
        {shown}
      </QueryView>
    </Section>
  );
}
