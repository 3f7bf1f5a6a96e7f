import { type FoundLabel, foundLabel, foundPage } from '@town/contracts/search/found-page';
import { capitalize } from '@town/contracts/text/capitalize';
import { Original } from '@town/language/content-language';
import { countFollowed, useSeen } from '@town/slice-kit/counting';
import { hoursOf } from '@town/slice-kit/hours-of';
import { OpenLineNow } from '@town/slice-kit/open-line-now';
import { Link } from '@town/slice-kit/router';
import { Badge, type BadgeTone } from '@town/ui/badge';
import { Card } from '@town/ui/card';
import { ContactDetails } from '@town/ui/contact-details';
import type { ReactNode } from 'react';
import { useText } from '../messages/use-text';
import type { ShownHit } from './hits-query';

/** The most characters of a text that a card shows. The record's page has the whole text. */
const mostShown = 180;

const tones: Record<FoundLabel, BadgeTone> = {
  Dining: 'orange',
  Shopping: 'purple',
  Services: 'blue',
  Churches: 'gold',
  'Real Estate': 'green',
  Events: 'purple',
  News: 'grey',
  'Civic Contacts': 'green',
  Pages: 'grey',
};

interface HitCardProps {
  hit: ShownHit;
  words: string;
  headingLevel: 2 | 3;
  /** What stands above the description. */
  children?: ReactNode;
}

/** One result of a search. */
export function HitCard({ hit, words, headingLevel, children }: HitCardProps) {
  const text = useText();
  const label = foundLabel(hit);
  const page = foundPage(hit);
  const listing = hit.kind === 'business' ? hit.id : undefined;
  const seen = useSeen(listing, words);
  return (
    <Card
      title={<span ref={seen}>{page ? <Link to={page}>{hit.name}</Link> : hit.name}</span>}
      headingLevel={headingLevel}
      footer={
        <>
          {label ? (
            <Badge tone={tones[label]}>{text(label)}</Badge>
          ) : (
            hit.kind && <Badge tone="grey">{capitalize(hit.kind)}</Badge>
          )}
          {hit.sponsored && <Badge tone="yellow">{text('Sponsored')}</Badge>}
          {hit.fuzzy && !hit.later && <Badge tone="grey">{text('Similar')}</Badge>}
        </>
      }
    >
      {children}
      <OpenLineNow opening={hit} onlyKnown />
      <p>
        <Original of={hit} field="description">
          {shortened(hit.description)}
        </Original>
      </p>
      <ContactDetails
        hours={hit.kind === 'event' ? null : hoursOf(hit.hours, hit)}
        phone={hit.phone}
        address={hit.address}
        onFollow={(link) => countFollowed(listing, link)}
      />
    </Card>
  );
}

function shortened(text: string): string {
  if (text.length <= mostShown) return text;
  return `${text.slice(0, text.lastIndexOf(' ', mostShown))}…`;
}
