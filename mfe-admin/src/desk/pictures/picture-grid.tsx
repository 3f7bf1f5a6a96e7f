import { type LibraryPicture, pictureAddress } from '@town/slice-kit/library-picture';
import { Picture } from '@town/ui/picture';
import css from './picture-grid.module.css';

interface PictureGridProps {
  pictures: readonly LibraryPicture[];
  /** What pressing a picture does, for screen readers, for example `Open`. */
  verb: string;
  onPress(picture: LibraryPicture): void;
}

/** Pictures side by side; each is a button. */
export function PictureGrid({ pictures, verb, onPress }: PictureGridProps) {
  return (
    <ul className={css.grid}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            className={css.picture}
            aria-label={`${verb}: ${picture.alt}`}
            onClick={() => onPress(picture)}
          >
            <Picture src={pictureAddress(picture)} sizes="12rem" />
            <span className={css.words}>{picture.alt}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
