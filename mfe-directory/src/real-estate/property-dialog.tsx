import type { Property } from '@town/contracts/property';
import { ButtonLink } from '@town/ui/button-link';
import { Dialog } from '@town/ui/dialog';
import { contactLink } from './contact-link';
import { formatNumber } from './format-number';
import { formatPrice } from './format-price';
import css from './property-dialog.module.css';

interface PropertyDialogProps {
  property: Property;
  open: boolean;
  onClose(): void;
}

/** The whole record of a property. */
export function PropertyDialog({ property, open, onClose }: PropertyDialogProps) {
  const rows: [term: string, value: string | number | null][] = [
    ['Price', formatPrice(property.price)],
    ['Type', property.propertyType.charAt(0).toUpperCase() + property.propertyType.slice(1)],
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
          .filter(([, value]) => value !== null)
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <ButtonLink href={contactLink(property.contact)}>Contact Agent</ButtonLink>
    </Dialog>
  );
}
