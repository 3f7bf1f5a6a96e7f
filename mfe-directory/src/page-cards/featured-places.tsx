import { pages } from '@town/contracts/pages/paths';
import { FieldContent, Original } from '@town/language/content-language';
import { OpenLineNow } from '@town/slice-kit/open-line-now';
import type { ShownCard } from '@town/slice-kit/town-page';
import { ContactDetails } from '@town/ui/contact-details';
import { Illustration, type IllustrationName } from '@town/ui/illustration';
import { MediaCard } from '@town/ui/media-card';
import type { ShownBusiness } from '../businesses/businesses-query';
import { RecordTitle } from '../record/record-title';
import css from './featured-places.module.css';

interface FeaturedPlacesProps {
  cards: readonly ShownCard[];
  /** The drawing beside each place. */
  plate: IllustrationName;
  /** The listed businesses of the page. A place with the name of one leads to it, and says whether it is open. */
  listed: readonly ShownBusiness[];
}

/** The places that staff feature. Each is as wide as the page, with a drawing. */
export function FeaturedPlaces({ cards, plate, listed }: FeaturedPlacesProps) {
  return (
    <ul className={css.list}>
      {cards.map((card, place) => (
        <li key={card.title}>
          <FeaturedPlace
            card={card}
            plate={plate}
            first={place === 0}
            business={listed.find(({ name }) => name === card.title)}
          />
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
  business: ShownBusiness | undefined;
}

function FeaturedPlace({ card, plate, first, business }: FeaturedPlaceProps) {
  const { title, text, hours, phone, address, url } = card;
  return (
    <MediaCard large picture={<Illustration name={plate} first={first} />}>
      <h3>
        <RecordTitle name={title} slug={business?.slug} address={pages.place} />
      </h3>
      <p>
        <Original of={card} field="text">
          {text}
        </Original>
      </p>
      {business && <OpenLineNow opening={business} onlyKnown />}
      <FieldContent of={card} field="hours">
        <ContactDetails hours={hours} phone={phone} address={address} website={url} />
      </FieldContent>
    </MediaCard>
  );
}
