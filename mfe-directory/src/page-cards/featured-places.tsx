import { FieldContent, Original } from '@town/language/content-language';
import type { ShownCard } from '@town/slice-kit/town-page';
import { ContactDetails } from '@town/ui/contact-details';
import { Illustration, type IllustrationName } from '@town/ui/illustration';
import { MediaCard } from '@town/ui/media-card';
import css from './featured-places.module.css';

interface FeaturedPlacesProps {
  cards: readonly ShownCard[];
  /** The drawing beside each place. */
  plate: IllustrationName;
}

/** The places that staff feature. Each is as wide as the page, with a drawing. */
export function FeaturedPlaces({ cards, plate }: FeaturedPlacesProps) {
  return (
    <ul className={css.list}>
      {cards.map((card, place) => (
        <li key={card.title}>
          <FeaturedPlace card={card} plate={plate} first={place === 0} />
        </li>
      ))}
    </ul>
  );
}

interface FeaturedPlaceProps {
  card: ShownCard;
  plate: IllustrationName;
  /** It is within the first screen of a phone, and its picture the largest of it. */
  first: boolean;
}

function FeaturedPlace({ card, plate, first }: FeaturedPlaceProps) {
  const { title, text, hours, phone, address, url } = card;
  return (
    <MediaCard large picture={<Illustration name={plate} first={first} />}>
      <h3>{title}</h3>
      <p>
        <Original of={card} field="text">
          {text}
        </Original>
      </p>
      <FieldContent of={card} field="hours">
        <ContactDetails hours={hours} phone={phone} address={address} website={url} />
      </FieldContent>
    </MediaCard>
  );
}
