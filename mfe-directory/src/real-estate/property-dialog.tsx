import { capitalize } from '@town/contracts/text/capitalize';
import { ButtonLink } from '@town/ui/button-link';
import { Dialog } from '@town/ui/dialog';
import { contactLink } from './contact-link';
import { formatNumber } from './format-number';
import { formatPrice } from './format-price';
import type { ShownProperty } from './properties-query';
import css from './property-dialog.module.css';

interface PropertyDialogProps {
  property: ShownProperty;
  open: boolean;
  onClose(): void;
}

/** The whole record of a property. */
export function PropertyDialog({ property, open, onClose }: PropertyDialogProps) {
  const rows: [term: string, value: string | number | null][] = [
    ['Price', formatPrice(property.price)],
    ['Type', capitalize(property.propertyType)],
    ['Address', property.address],
    ['Bedrooms', property.bedrooms],
    ['Bathrooms', property.bathrooms],
    ['Square feet', property.squareFootage === null ? null : formatNumber(property.squareFootage)],
    ['Contact', property.contact],
  ];
  return (
    <Dialog open={open} onClose={onClose} title={property.title} description={property.description}>
      <dl className={css.facts}>
        {rows
          .filter(([, value]) => value !== null && value !== '')
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {property.contact && (
        <ButtonLink href={contactLink(property.contact)}>Contact Agent</ButtonLink>
      )}
    </Dialog>
  );
}
