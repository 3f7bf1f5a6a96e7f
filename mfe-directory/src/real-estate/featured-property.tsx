import { Original } from '@town/language/content-language';
import { Button } from '@town/ui/button';
import { ButtonLink } from '@town/ui/button-link';
import { MediaCard } from '@town/ui/media-card';
import { useState } from 'react';
import { useText } from '../messages/use-text';
import { contactLink } from './contact-link';
import css from './featured-property.module.css';
import { formatPrice } from './format-price';
import type { ShownProperty } from './properties-query';
import { PropertyDialog } from './property-dialog';
import { PropertyFacts } from './property-facts';
import { PropertyPlate } from './property-plate';

/** A featured property with its actions. */
export function FeaturedProperty({ property }: { property: ShownProperty }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <MediaCard large picture={<PropertyPlate property={property} />}>
      <h3 className={css.title}>{property.title}</h3>
      <p className={css.price}>{formatPrice(property.price)}</p>
      <PropertyFacts property={property} extra={[text('2-car garage')]} />
      <p>{property.address}</p>
      <p>
        <Original of={property} field="description">
          {property.description}
        </Original>
      </p>
      <div className={css.actions}>
        <Button onClick={() => setOpen(true)}>{text('View Details')}</Button>
        {property.contact && (
          <ButtonLink variant="secondary" href={contactLink(property.contact)}>
            {text('Contact Agent')}
          </ButtonLink>
        )}
      </div>
      <PropertyDialog property={property} open={open} onClose={() => setOpen(false)} />
    </MediaCard>
  );
}
