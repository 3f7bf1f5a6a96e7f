import type { TownProfile } from '@town/contracts/settings/town-profile';
import { townAndState } from '@town/contracts/town/town-and-state';
import { FieldContent, Original } from '@town/language/content-language';
import { ReportLink } from '@town/slice-kit/report-link';
import { useSite } from '@town/slice-kit/site';
import { Card } from '@town/ui/card';
import { ContactDetails } from '@town/ui/contact-details';
import { MapPin } from 'lucide-react';
import { useText } from '../../messages/use-text';
import type { ShownContact } from './civic-contacts-query';

type Contact = Pick<ShownContact, 'name'> & Partial<ShownContact>;

/** An external map search for the address, or for the name and town when there is no address. */
export function mapSearch({ name, address }: Contact, town: TownProfile): string {
  const place = address?.trim() || `${name}, ${townAndState(town)}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

/** A public office or service. */
export function ContactCard({ contact }: { contact: Contact }) {
  const text = useText();
  const { town } = useSite();
  return (
    <Card
      id={contact.slug || undefined}
      title={contact.name}
      footer={
        <a href={mapSearch(contact, town)} rel="noopener" data-print="hide">
          <MapPin size={18} aria-hidden />
          {text('View on Map')}
          <span className="visually-hidden">: {contact.name}</span>
        </a>
      }
    >
      {contact.description && (
        <p>
          <Original of={contact} field="description">
            {contact.description}
          </Original>
        </p>
      )}
      <FieldContent of={contact} field="hours">
        <ContactDetails
          hours={contact.hours}
          phone={contact.phone}
          address={contact.address}
          website={contact.website}
        />
      </FieldContent>
      {contact.id && <ReportLink kind="civic-contacts" id={contact.id} name={contact.name} />}
    </Card>
  );
}
