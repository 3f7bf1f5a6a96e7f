import { town, townAndState } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { Card } from '@town/ui/card';
import { CardGrid } from '@town/ui/card-grid';
import { ContactDetails } from '@town/ui/contact-details';
import { FailureNotice } from '@town/ui/failure-notice';
import { Illustration } from '@town/ui/illustration';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { agents } from './agents';
import { CurrentListings } from './current-listings';
import { FeaturedProperty } from './featured-property';
import { featuredPropertiesQuery } from './properties-query';

/** Houses, land and shops for sale. */
export function RealEstatePage() {
  const featured = useQuery(featuredPropertiesQuery);
  return (
    <>
      <PageMeta
        title="Real Estate"
        description={`Homes, land and commercial property for sale in and around ${townAndState}.`}
        keywords={['real estate', 'homes for sale', 'land', town.county]}
      />
      <PageHeading
        title="Real Estate"
        intro={`Homes, land and places of business in and around ${town.name}.`}
        plate={<Illustration name="real-estate" first />}
      />
      <QueryView
        query={featured}
        skeleton={null}
        failure={(retry) => (
          <Section>
            <FailureNotice message="Failed to fetch properties" onRetry={retry} />
          </Section>
        )}
      >
        {(properties) =>
          properties.length > 0 && (
            <Section title="Featured Property of the Week">
              {properties.map((property) => (
                <FeaturedProperty key={property.id} property={property} />
              ))}
            </Section>
          )
        }
      </QueryView>
      <Section title="Current Listings" ground="chalk">
        <CurrentListings />
      </Section>
      <Section title="Local Real Estate Professionals">
        <CardGrid>
          {agents.map(({ name, office, email }) => (
            <Card key={email} title={name} kind={office}>
              <ContactDetails email={email} />
            </Card>
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
