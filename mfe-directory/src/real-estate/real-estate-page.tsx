import { townAndState } from '@town/contracts/town/town-and-state';
import { FieldContent, Original } from '@town/language/content-language';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { useSite } from '@town/slice-kit/site';
import { type ShownCard, useHead, useTownPage } from '@town/slice-kit/town-page';
import { Card } from '@town/ui/card';
import { CardGrid } from '@town/ui/card-grid';
import { ContactDetails } from '@town/ui/contact-details';
import { FailureNotice } from '@town/ui/failure-notice';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { useText } from '../messages/use-text';
import { CardSection } from '../page-cards/card-section';
import { pageIntro } from '../page-cards/page-intro';
import { CurrentListings } from './current-listings';
import { FeaturedProperty } from './featured-property';
import { featuredPropertiesQuery } from './properties-query';

/** The page /real-estate: featured properties, all listings with filters, and local agents. */
export function RealEstatePage() {
  const text = useText();
  const { town } = useSite();
  const texts = useTownPage('real-estate');
  const head = useHead(texts.page, {
    title: text('Real Estate'),
    description: text('Homes, land and commercial property for sale in and around {place}.', {
      place: townAndState(town),
    }),
    keywords: ['real estate', 'homes for sale', 'land', town.county],
  });
  return (
    <>
      <PageMeta {...head} />
      <PageHeading
        title={head.title}
        intro={pageIntro(texts)}
        plate={<Illustration name="real-estate" first />}
      />
      <FeaturedProperties />
      <Section title={text('Current Listings')} ground="chalk">
        <CurrentListings />
      </Section>
      <CardSection
        title={text('Local Real Estate Professionals')}
        id="realtors"
        texts={texts}
        section="realtors"
      >
        {(cards) => (
          <CardGrid>
            {cards.map((card) => (
              <RealtorCard key={card.title} card={card} />
            ))}
          </CardGrid>
        )}
      </CardSection>
    </>
  );
}

function RealtorCard({ card }: { card: ShownCard }) {
  const { title, text: role, hours, phone, email, address, url } = card;
  const kind = role && (
    <Original of={card} field="text">
      {role}
    </Original>
  );
  return (
    <Card title={title} kind={kind}>
      <FieldContent of={card} field="hours">
        <ContactDetails {...{ hours, phone, email, address }} website={url} />
      </FieldContent>
    </Card>
  );
}

function FeaturedProperties() {
  const text = useText();
  const featured = useQuery(featuredPropertiesQuery);
  return (
    <QueryView
      query={featured}
      skeleton={null}
      failure={(retry) => (
        <Section>
          <FailureNotice message={text('Failed to fetch properties')} onRetry={retry} />
        </Section>
      )}
    >
      {(properties) =>
        properties.length > 0 && (
          <Section title={text('Featured Property of the Week')}>
            {properties.map((property, place) => (
              <FeaturedProperty key={property.id} property={property} first={place === 0} />
            ))}
          </Section>
        )
      }
    </QueryView>
  );
}
