import { pages } from '@town/contracts/pages/paths';
import { capitalize } from '@town/contracts/text/capitalize';
import { pageSummary } from '@town/contracts/text/page-summary';
import { mapDirections } from '@town/contracts/town/map-directions';
import { Original } from '@town/language/content-language';
import { useAnyText } from '@town/language/text-of';
import { breadcrumbs } from '@town/slice-kit/breadcrumbs';
import { PageMeta } from '@town/slice-kit/page-meta';
import { ReportLink } from '@town/slice-kit/report-link';
import { ShareButton } from '@town/slice-kit/share-button';
import { sharedPicture } from '@town/slice-kit/shared-picture';
import { useSite } from '@town/slice-kit/site';
import { ButtonLink } from '@town/ui/button-link';
import { ContactDetails } from '@town/ui/contact-details';
import { RecordLayout } from '@town/ui/record-layout';
import { PlaceMap } from '../map/place-map';
import { useText } from '../messages/use-text';
import { ContactAgent } from '../real-estate/contact-agent';
import { contactLink } from '../real-estate/contact-link';
import { formatPrice } from '../real-estate/format-price';
import type { ShownProperty } from '../real-estate/properties-query';
import { PropertyFacts } from '../real-estate/property-facts';
import { propertyPlace } from '../real-estate/property-place';
import { PropertyPlate } from '../real-estate/property-plate';
import css from '../record/record-page.module.css';
import { propertyStructuredData } from './property-structured-data';

/** The content of a property's page: description, price and the seller's contact. */
export function PropertyDetails({ property }: { property: ShownProperty }) {
  const text = useText();
  const site = useSite();
  const { town } = site;
  const price = formatPrice(property.price);
  const anyText = useAnyText();
  const type = anyText(capitalize(property.propertyType));
  const summary = `${price}, ${property.address}. ${property.description}`;
  return (
    <>
      <PageMeta
        title={property.title}
        description={pageSummary(summary)}
        keywords={['real estate', type, town.name]}
        picture={sharedPicture(property, site.url)}
        structuredData={[
          propertyStructuredData(property, site),
          breadcrumbs(
            { name: text('Real Estate'), path: pages.realEstate },
            { name: property.title, path: pages.property(property.slug) },
            site,
          ),
        ]}
      />
      <RecordLayout
        picture={<PropertyPlate property={property} first />}
        head={
          <header>
            <h1>{property.title}</h1>
            <p className={css.kind}>
              {price} · {type}
            </p>
          </header>
        }
        facts={
          <>
            <PropertyFacts property={property} />
            <PropertyContact property={property} />
            <PropertyActions property={property} />
          </>
        }
      >
        {property.description && (
          <p className={css.description}>
            <Original of={property} field="description">
              {property.description}
            </Original>
          </p>
        )}
        <PlaceMap place={propertyPlace(property)} />
        <p>
          <ReportLink kind="properties" id={property.id} name={property.title} />
        </p>
      </RecordLayout>
    </>
  );
}

/** The address and the contact as text: a button is of no use on paper or without a mail program. */
function PropertyContact({ property: { address, contact } }: { property: ShownProperty }) {
  const link = contactLink(contact);
  const isMail = link === `mailto:${contact}`;
  const isPhone = link?.startsWith('tel:');
  return (
    <ContactDetails
      address={address}
      phone={isPhone ? contact : null}
      email={isMail ? contact : null}
      person={isMail || isPhone ? null : contact}
    />
  );
}

/** The actions on a property's page. */
function PropertyActions({ property }: { property: ShownProperty }) {
  const text = useText();
  return (
    <div className={css.actions}>
      <ContactAgent contact={property.contact} />
      {property.address && (
        <ButtonLink variant="secondary" href={mapDirections(property.address)} rel="noopener">
          {text('Directions')}
        </ButtonLink>
      )}
      <ShareButton title={property.title} />
    </div>
  );
}
