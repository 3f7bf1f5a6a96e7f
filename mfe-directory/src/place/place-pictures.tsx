import type { ListingPicture } from '@town/contracts/pictures/listing-pictures';
import { Picture } from '@town/ui/picture';
import { useText } from '../messages/use-text';
import css from './place-pictures.module.css';

/** Further pictures of a business, beside the one on top of its page. */
export function PlacePictures({ pictures }: { pictures: readonly ListingPicture[] }) {
  const text = useText();
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="place-pictures">
      <h2 id="place-pictures">{text('Pictures')}</h2>
      <ul className={css.pictures}>
        {pictures.map(({ url, alt }) => (
          <li key={url}>
            <Picture src={url} alt={alt} sizes="(width >= 40rem) 23rem, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
