import type { Property } from '@town/contracts/property';
import { Badge } from '@town/ui/badge';
import { Card } from '@town/ui/card';
import type { HeadingLevel } from '@town/ui/heading';
import { formatPrice } from './format-price';
import css from './property-card.module.css';
import { PropertyFacts } from './property-facts';
import { PropertyPlate } from './property-plate';

const tones = { residential: 'blue', land: 'green', commercial: 'orange' } as const;

interface PropertyCardProps {
  property: Property;
  headingLevel?: HeadingLevel;
}

/** A property in the list. */
export function PropertyCard({ property, headingLevel = 3 }: PropertyCardProps) {
  const { propertyType } = property;
  return (
    <Card
      title={property.title}
      headingLevel={headingLevel}
      illustration={<PropertyPlate type={propertyType} />}
      kind={<span className={css.price}>{formatPrice(property.price)}</span>}
      footer={
        <Badge tone={tones[propertyType]}>
          {propertyType.charAt(0).toUpperCase() + propertyType.slice(1)}
        </Badge>
      }
    >
      <PropertyFacts property={property} extra={propertyType === 'land' ? ['0.75 acres'] : []} />
      <p>{property.description}</p>
    </Card>
  );
}
