import type { Property } from '@town/contracts/property';
import { Button } from '@town/ui/button';
import { ButtonLink } from '@town/ui/button-link';
import { useState } from 'react';
import { contactLink } from './contact-link';
import css from './featured-property.module.css';
import { formatPrice } from './format-price';
import { PropertyDialog } from './property-dialog';
import { PropertyFacts } from './property-facts';
import { PropertyPlate } from './property-plate';

/** A property of the week, with ways to know more. */
export function FeaturedProperty({ property }: { property: Property }) {
  const [open, setOpen] = useState(false);
  return (
    <article className={css.featured}>
      <div className={css.picture}>
        <PropertyPlate type={property.propertyType} />
      </div>
      <div className={css.words}>
        <h3 className={css.title}>{property.title}</h3>
        <p className={css.price}>{formatPrice(property.price)}</p>
        <PropertyFacts property={property} extra={['2-car garage']} />
        <p>{property.address}</p>
        <p>{property.description}</p>
        <div className={css.actions}>
          <Button onClick={() => setOpen(true)}>View Details</Button>
          <ButtonLink variant="secondary" href={contactLink(property.contact)}>
            Contact Agent
          </ButtonLink>
        </div>
      </div>
      <PropertyDialog property={property} open={open} onClose={() => setOpen(false)} />
    </article>
  );
}
