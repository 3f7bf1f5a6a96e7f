import { mapSearch } from '@town/contracts/town/map-search';
import { ButtonLink } from '@town/ui/button-link';
import { BookOpen, Globe, MapPin, Phone } from 'lucide-react';
import { contactLink } from '../real-estate/contact-link';
import css from '../record/record-page.module.css';
import type { ShownPlace } from './place-query';

/** What visitors of a place's page most often do, as large targets. Unknown details are left out. */
export function PlaceActions({
  place: { phone, address, website, menuUrl },
}: {
  place: ShownPlace;
}) {
  const isWeb = website && /^https?:\/\//i.test(website);
  if (!phone && !address && !isWeb && !menuUrl) return null;
  return (
    <div className={css.actions}>
      {phone && (
        <ButtonLink href={contactLink(phone)}>
          <Phone size={18} aria-hidden />
          Call
        </ButtonLink>
      )}
      {address && (
        <ButtonLink variant="secondary" href={mapSearch(address)} rel="noopener">
          <MapPin size={18} aria-hidden />
          Directions
        </ButtonLink>
      )}
      {isWeb && (
        <ButtonLink variant="secondary" href={website} rel="noopener">
          <Globe size={18} aria-hidden />
          Website
        </ButtonLink>
      )}
      {menuUrl && (
        <ButtonLink variant="secondary" href={menuUrl} rel="noopener">
          <BookOpen size={18} aria-hidden />
          Menu or prices
        </ButtonLink>
      )}
    </div>
  );
}
