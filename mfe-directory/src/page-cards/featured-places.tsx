import { Original } from '@town/language/content-language';
import type { ShownCard } from '@town/slice-kit/town-page';
import { ContactDetails } from '@town/ui/contact-details';
import { Illustration, type IllustrationName } from '@town/ui/illustration';
import { MediaCard } from '@town/ui/media-card';
import css from './featured-places.module.css';
import { placeOfCard } from './place-of-card';

interface FeaturedPlacesProps {
  cards: readonly ShownCard[];
  /** What is drawn beside them. */
  plate: IllustrationName;
}

/** The places that staff feature: each as wide as the page, with its picture. */
export function FeaturedPlaces({ cards, plate }: FeaturedPlacesProps) {
  return (
    <ul className={css.list}>
      {cards.map(placeOfCard).map(({ name, description, hours, phone, address, website }) => (
        <li key={name}>
          <MediaCard large picture={<Illustration name={plate} />}>
            <h3>{name}</h3>
            <p>
              <Original>{description}</Original>
            </p>
            <ContactDetails hours={hours} phone={phone} address={address} website={website} />
          </MediaCard>
        </li>
      ))}
    </ul>
  );
}
