import type { CivicContact } from '@town/contracts/civic-contact';
import { townAndState } from '@town/contracts/town';
import { Card } from '@town/ui/card';
import { ContactDetails } from '@town/ui/contact-details';
import { MapPin } from 'lucide-react';

type Contact = Pick<CivicContact, 'name'> & Partial<CivicContact>;

/** An external search for the address, or for the name in town where there is none. */
export function mapSearch({ name, address }: Contact): string {
  const place = address ?? `${name}, ${townAndState}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

/** A public office or service. */
export function ContactCard({ contact }: { contact: Contact }) {
  return (
    <Card
      title={contact.name}
      footer={
        <a href={mapSearch(contact)} rel="noopener">
          <MapPin size={18} aria-hidden /> View on Map
          <span className="visually-hidden">: {contact.name}</span>
        </a>
      }
    >
      {contact.description && <p>{contact.description}</p>}
      <ContactDetails
        hours={contact.hours}
        phone={contact.phone}
        address={contact.address}
        website={contact.website}
      />
    </Card>
  );
}
