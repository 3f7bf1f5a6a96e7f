import { pages } from '@town/contracts/pages/paths';
import { Original } from '@town/language/content-language';
import { Button } from '@town/ui/button';
import { MediaCard } from '@town/ui/media-card';
import { useState } from 'react';
import { useText } from '../messages/use-text';
import { RecordTitle } from '../record/record-title';
import { ContactAgent } from './contact-agent';
import css from './featured-property.module.css';
import { formatPrice } from './format-price';
import type { ShownProperty } from './properties-query';
import { PropertyFacts } from './property-facts';
import { PropertyPlate } from './property-plate';

const loadDialog = () => import(/* webpackChunkName: "property-dialog" */ './property-dialog');

/** The dialog once it has loaded. */
interface LateDialog extends Partial<Awaited<ReturnType<typeof loadDialog>>> {
  isOpen: boolean;
  hasFailed?: boolean;
}

interface FeaturedPropertyProps {
  property: ShownProperty;
  /** It is within the first screen of a phone, and its picture the largest of it. */
  first: boolean;
}

/** A featured property with its actions. Its dialog loads when it is first opened. */
export function FeaturedProperty({ property, first }: FeaturedPropertyProps) {
  const text = useText();
  const [dialog, setDialog] = useState<LateDialog>({ isOpen: false });
  const open = () =>
    loadDialog().then(
      ({ PropertyDialog }) => setDialog({ isOpen: true, PropertyDialog }),
      () => setDialog({ isOpen: false, hasFailed: true }),
    );
  return (
    <MediaCard large picture={<PropertyPlate property={property} first={first} />}>
      <h3 className={css.title}>
        <RecordTitle name={property.title} slug={property.slug} address={pages.property} />
      </h3>
      <p className={css.price}>{formatPrice(property.price)}</p>
      <PropertyFacts property={property} extra={[text('2-car garage')]} />
      <p>{property.address}</p>
      <p>
        <Original of={property} field="description">
          {property.description}
        </Original>
      </p>
      <div className={css.actions}>
        <Button className="needs-scripts" onClick={() => void open()}>
          {text('View Details')}
        </Button>
        <ContactAgent contact={property.contact} variant="secondary" />
      </div>
      {dialog.hasFailed && (
        <p role="alert">{text('This could not be loaded. Please try again.')}</p>
      )}
      {dialog.PropertyDialog && (
        <dialog.PropertyDialog
          property={property}
          open={dialog.isOpen}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
        />
      )}
    </MediaCard>
  );
}
