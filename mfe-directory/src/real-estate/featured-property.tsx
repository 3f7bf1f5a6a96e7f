import { Button } from '@town/ui/button';
import { ButtonLink } from '@town/ui/button-link';
import { MediaCard } from '@town/ui/media-card';
import { useState } from 'react';
import { contactLink } from './contact-link';
import css from './featured-property.module.css';
import { formatPrice } from './format-price';
import type { ShownProperty } from './properties-query';
import { PropertyDialog } from './property-dialog';
import { PropertyFacts } from './property-facts';
import { PropertyPlate } from './property-plate';

/** A featured property with its actions. */
export function FeaturedProperty({ property }: { property: ShownProperty }) {
  const [open, setOpen] = useState(false);
  return (
    <MediaCard large picture={<PropertyPlate property={property} />}>
      <h3 className={css.title}>{property.title}</h3>
      <p className={css.price}>{formatPrice(property.price)}</p>
      <PropertyFacts property={property} extra={['2-car garage']} />
      <p>{property.address}</p>
      <p>{property.description}</p>
      <div className={css.actions}>
        <Button onClick={() => setOpen(true)}>View Details</Button>
        {property.contact && (
          <ButtonLink variant="secondary" href={contactLink(property.contact)}>
            Contact Agent
          </ButtonLink>
        )}
      </div>
      <PropertyDialog property={property} open={open} onClose={() => setOpen(false)} />
    </MediaCard>
  );
}
