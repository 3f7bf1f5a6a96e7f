import { parseUrl } from '@town/contracts/forms/parse-url';
import { mapSearch } from '@town/contracts/town/map-search';
import { telephoneLink } from '@town/contracts/town/telephone-link';
import { Phrase } from '@town/language/content-language';
import { Clock, Globe, type LucideIcon, Mail, MapPin, Phone, User } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './contact-details.module.css';
import { useText } from './messages/use-text';

interface ContactDetailsProps {
  hours?: string | null;
  /** Read out before the hours, for example "Services". */
  hoursLabel?: string;
  phone?: string | null;
  address?: string | null;
  /** Where the address leads; a search for the address if none is given. */
  mapUrl?: string;
  website?: string | null;
  email?: string | null;
  person?: string | null;
  /** Read out before the person, for example "Pastor". */
  personLabel?: string;
  /** Called when a visitor follows a link. */
  onFollow?(link: 'called' | 'directions' | 'website'): void;
}

interface RowProps {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}

function Row({ icon: Icon, label, children }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>
        <Icon size={18} aria-hidden="true" />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The host name of a website; null where the address is not a web address. */
function siteName(website: string): string | null {
  if (!/^https?:\/\//i.test(website)) return null;
  return parseUrl(website)?.hostname.replace(/^www\./, '') ?? null;
}

/** A number that an owner has typed on a phone is often only digits, which are hard to read and to dial. */
const readable = (phone: string) => phone.trim().replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

/** How to reach a place. Unknown details are left out. */
export function ContactDetails(props: ContactDetailsProps) {
  const { hours, hoursLabel, phone, address, mapUrl, website, email, person, personLabel } = props;
  const { onFollow } = props;
  const text = useText();
  const site = website && siteName(website);
  const place = address?.trim();
  return (
    <dl className={styles.details}>
      {hours && (
        <Row icon={Clock} label={hoursLabel ?? text('Hours')}>
          <Phrase>{hours}</Phrase>
        </Row>
      )}
      {phone && (
        <Row icon={Phone} label={text('Phone')}>
          <a
            href={telephoneLink(phone)}
            className={styles.phone}
            onClick={() => onFollow?.('called')}
          >
            {readable(phone)}
          </a>
        </Row>
      )}
      {place && (
        <Row icon={MapPin} label={text('Address')}>
          <a
            href={mapUrl ?? mapSearch(place)}
            rel="noopener"
            onClick={() => onFollow?.('directions')}
          >
            {place}
          </a>
        </Row>
      )}
      {person && (
        <Row icon={User} label={personLabel ?? text('Contact')}>
          {person}
        </Row>
      )}
      {email && (
        <Row icon={Mail} label={text('E-mail')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Row>
      )}
      {website && site && (
        <Row icon={Globe} label={text('Website')}>
          <a href={website} rel="noopener" onClick={() => onFollow?.('website')}>
            {site}
          </a>
        </Row>
      )}
    </dl>
  );
}
