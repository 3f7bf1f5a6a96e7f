import type { TownProfile } from '@town/contracts/settings/town-profile';
import { townAndState } from '@town/contracts/town/town-and-state';
import { FieldContent, Original } from '@town/language/content-language';
import { hoursOf } from '@town/slice-kit/hours-of';
import { OpenLineNow } from '@town/slice-kit/open-line-now';
import { ReportLink } from '@town/slice-kit/report-link';
import { useSite } from '@town/slice-kit/site';
import { AmenityList } from '@town/ui/amenity-list';
import { Card } from '@town/ui/card';
import { ContactDetails } from '@town/ui/contact-details';
import { MapPin } from 'lucide-react';
import { useContext } from 'react';
import { useText } from '../../messages/use-text';
import type { ShownContact } from './civic-contacts-query';
import { ContactHours } from './contact-hours';
import { KeptCopy } from './kept-copy';

/** A contact of the server, or a card of the page, which has fewer fields. */
export type Contact = Pick<ShownContact, 'name'> & Partial<ShownContact>;

const isFromServer = (contact: Contact): contact is ShownContact => Boolean(contact.id);

/** An external map search for the address, or for the name and town when there is no address. */
export function mapSearch({ name, address }: Contact, town: TownProfile): string {
  const place = address?.trim() || `${name}, ${townAndState(town)}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

/** A public office or service. */
export function ContactCard({ contact }: { contact: Contact }) {
  const text = useText();
  const { town } = useSite();
  const isKept = useContext(KeptCopy);
  return (
    <Card
      id={contact.slug || undefined}
      title={contact.name}
      footer={
        <a
          href={mapSearch(contact, town)}
          rel="noopener"
          data-print="hide"
          // Screen readers read a hidden end of a link as another link.
          aria-label={`${text('View on Map')}: ${contact.name}`}
        >
          <MapPin size={18} aria-hidden />
          {text('View on Map')}
        </a>
      }
    >
      {isFromServer(contact) && (!isKept || contact.businessStatus !== 'open') && (
        <OpenLineNow opening={contact} onlyKnown />
      )}
      {contact.description && (
        <p>
          <Original of={contact} field="description">
            {contact.description}
          </Original>
        </p>
      )}
      <FieldContent of={contact} field="hours">
        <ContactDetails
          hours={hoursOf(contact.hours, contact)}
          phone={contact.phone}
          address={contact.address}
          website={contact.website}
        />
      </FieldContent>
      {isFromServer(contact) && (
        <>
          <ContactHours contact={contact} />
          <AmenityList amenities={contact.amenities} />
          <ReportLink kind="civic-contacts" id={contact.id} name={contact.name} />
        </>
      )}
    </Card>
  );
}
