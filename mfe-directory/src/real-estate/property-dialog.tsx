import { capitalize } from '@town/contracts/text/capitalize';
import { Original } from '@town/language/content-language';
import { useAnyText } from '@town/language/text-of';
import { Dialog } from '@town/ui/dialog';
import { useText } from '../messages/use-text';
import { ContactAgent } from './contact-agent';
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
  const text = useText();
  const anyText = useAnyText();
  const rows: [term: string, value: string | number | null][] = [
    [text('Price'), formatPrice(property.price)],
    [text('Type'), anyText(capitalize(property.propertyType))],
    [text('Address'), property.address],
    [text('Bedrooms'), property.bedrooms],
    [text('Bathrooms'), property.bathrooms],
    [
      text('Square feet'),
      property.squareFootage === null ? null : formatNumber(property.squareFootage),
    ],
    [text('Contact'), property.contact],
  ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={property.title}
      description={
        <Original of={property} field="description">
          {property.description}
        </Original>
      }
    >
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
      <ContactAgent contact={property.contact} />
    </Dialog>
  );
}
