import { mapDirections } from '@town/contracts/town/map-directions';
import { telephoneLink } from '@town/contracts/town/telephone-link';
import { countFollowed } from '@town/slice-kit/counting';
import { ShareButton } from '@town/slice-kit/share-button';
import { ButtonLink } from '@town/ui/button-link';
import { BookOpen, Globe, MapPin, Phone } from 'lucide-react';
import { useText } from '../messages/use-text';
import css from '../record/record-page.module.css';
import { countedId } from './place-kind';
import type { ShownPlace } from './place-query';

/** The most common actions on a place's page, as large buttons. Unknown details are left out. */
export function PlaceActions({ place }: { place: ShownPlace }) {
  const text = useText();
  const { phone, address, website, menuUrl } = place;
  const isWeb = website && /^https?:\/\//i.test(website);
  return (
    <div className={css.actions}>
      {phone && (
        <ButtonLink
          href={telephoneLink(phone)}
          onClick={() => countFollowed(countedId(place), 'called')}
        >
          <Phone size={18} aria-hidden />
          {text('Call')}
        </ButtonLink>
      )}
      {address && (
        <ButtonLink
          variant="secondary"
          href={mapDirections(address)}
          rel="noopener"
          onClick={() => countFollowed(countedId(place), 'directions')}
        >
          <MapPin size={18} aria-hidden />
          {text('Directions')}
        </ButtonLink>
      )}
      {isWeb && (
        <ButtonLink
          variant="secondary"
          href={website}
          rel="noopener"
          onClick={() => countFollowed(countedId(place), 'website')}
        >
          <Globe size={18} aria-hidden />
          {text('Website')}
        </ButtonLink>
      )}
      {menuUrl && (
        <ButtonLink variant="secondary" href={menuUrl} rel="noopener">
          <BookOpen size={18} aria-hidden />
          {text('Menu or prices')}
        </ButtonLink>
      )}
      <ShareButton title={place.name} />
    </div>
  );
}
