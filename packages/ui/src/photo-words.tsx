import { Original, Phrase } from '@town/language/content-language';
import type { Photo } from './photo';

interface PhotoWordsProps {
  photo: Photo;
  creditClass: string | undefined;
}

/** The caption and the credit of a photo. */
export function PhotoWords({ photo, creditClass }: PhotoWordsProps) {
  return (
    <>
      <p>
        <Original of={photo} field="caption">
          {photo.caption}
        </Original>
      </p>
      {photo.credit && (
        <p className={creditClass}>
          <Phrase>{photo.credit}</Phrase>
        </p>
      )}
    </>
  );
}
