import { type LibraryPicture, pictureAddress } from '@town/slice-kit/library-picture';
import { Picture } from '@town/ui/picture';
import type { RefObject } from 'react';
import css from './picture-grid.module.css';

interface PictureGridProps {
  pictures: readonly LibraryPicture[];
  /** What pressing a picture does, for screen readers, for example `Open`. */
  verb: string;
  /** The first picture's button, which gets the focus when the focused element was removed. */
  first: RefObject<HTMLButtonElement | null>;
  onPress(picture: LibraryPicture): void;
}

/** Pictures side by side; each is a button. */
export function PictureGrid({ pictures, verb, first, onPress }: PictureGridProps) {
  return (
    <ul className={css.grid}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <button
            ref={index === 0 ? first : undefined}
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
