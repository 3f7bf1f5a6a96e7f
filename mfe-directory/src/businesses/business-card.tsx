import type { Business } from '@town/contracts/businesses/record';
import { pages } from '@town/contracts/pages/paths';
import { FieldContent, Original } from '@town/language/content-language';
import { useAnyText } from '@town/language/text-of';
import { countFollowed, useSeen } from '@town/slice-kit/counting';
import { hoursOf } from '@town/slice-kit/hours-of';
import { OpenLineNow } from '@town/slice-kit/open-line-now';
import { ReportLink } from '@town/slice-kit/report-link';
import { Card } from '@town/ui/card';
import { CardPicture } from '@town/ui/card-picture';
import { ContactDetails } from '@town/ui/contact-details';
import type { HeadingLevel } from '@town/ui/heading';
import { serviceCategory } from '../directory/service-category';
import { RecordTitle } from '../record/record-title';

interface BusinessCardProps {
  business: Pick<Business, 'name' | 'description' | 'hours' | 'phone' | 'address'> &
    // A card that staff have written is not a record, so it may lack these fields.
    Partial<
      Pick<
        Business,
        | 'id'
        | 'slug'
        | 'category'
        | 'website'
        | 'imageUrl'
        | 'imageAlt'
        | 'openingHours'
        | 'businessStatus'
        | 'translated'
      >
    >;
  headingLevel?: HeadingLevel;
}

/** The card of a business: its description, opening hours and contact details. */
export function BusinessCard({ business, headingLevel = 3 }: BusinessCardProps) {
  const anyText = useAnyText();
  const seen = useSeen(business.id);
  return (
    <Card
      title={
        <span ref={seen}>
          <RecordTitle name={business.name} slug={business.slug} address={pages.place} />
        </span>
      }
      headingLevel={headingLevel}
      kind={business.category && anyText(serviceCategory(business.category))}
      illustration={
        business.imageUrl && <CardPicture src={business.imageUrl} alt={business.imageAlt} />
      }
    >
      <p>
        <Original of={business} field="description">
          {business.description}
        </Original>
      </p>
      {business.openingHours !== undefined && business.businessStatus && (
        <OpenLineNow
          opening={{
            openingHours: business.openingHours,
            businessStatus: business.businessStatus,
          }}
          onlyKnown
        />
      )}
      <FieldContent of={business} field="hours">
        <ContactDetails
          hours={hoursOf(business.hours, business)}
          phone={business.phone}
          address={business.address}
          website={business.website}
          onFollow={(link) => countFollowed(business.id, link)}
        />
      </FieldContent>
      {business.id && <ReportLink kind="businesses" id={business.id} name={business.name} />}
    </Card>
  );
}
