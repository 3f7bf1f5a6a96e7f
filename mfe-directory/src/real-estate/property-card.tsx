import { pages } from '@town/contracts/pages/paths';
import { capitalize } from '@town/contracts/text/capitalize';
import { Original } from '@town/language/content-language';
import { useAnyText } from '@town/language/text-of';
import { ReportLink } from '@town/slice-kit/report-link';
import { Badge, type BadgeTone } from '@town/ui/badge';
import { Card } from '@town/ui/card';
import { ContactDetails } from '@town/ui/contact-details';
import type { HeadingLevel } from '@town/ui/heading';
import { useText } from '../messages/use-text';
import { RecordTitle } from '../record/record-title';
import { formatPrice } from './format-price';
import type { ShownProperty } from './properties-query';
import css from './property-card.module.css';
import { PropertyFacts } from './property-facts';
import { PropertyPlate } from './property-plate';

const tones: Record<string, BadgeTone> = {
  residential: 'blue',
  land: 'green',
  commercial: 'orange',
};

interface PropertyCardProps {
  property: ShownProperty;
  headingLevel?: HeadingLevel;
  /** Whether the card shows the address. */
  withAddress?: boolean;
}

/** A property in the list. */
export function PropertyCard({ property, headingLevel = 3, withAddress }: PropertyCardProps) {
  const text = useText();
  const anyText = useAnyText();
  const { propertyType } = property;
  return (
    <Card
      title={<RecordTitle name={property.title} slug={property.slug} address={pages.property} />}
      headingLevel={headingLevel}
      illustration={<PropertyPlate property={property} />}
      kind={<span className={css.price}>{formatPrice(property.price)}</span>}
      footer={
        <Badge tone={tones[propertyType] ?? 'grey'}>{anyText(capitalize(propertyType))}</Badge>
      }
    >
      <PropertyFacts
        property={property}
        extra={propertyType === 'land' ? [text('0.75 acres')] : []}
      />
      <p>
        <Original of={property} field="description">
          {property.description}
        </Original>
      </p>
      {withAddress && <ContactDetails address={property.address} />}
      <ReportLink kind="properties" id={property.id} name={property.title} />
    </Card>
  );
}
