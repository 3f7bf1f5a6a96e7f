import { Original, Phrase } from '@town/language/content-language';
import { ReportLink } from '@town/slice-kit/report-link';
import { Lightbox } from '@town/ui/lightbox';
import { OpenPicture } from '@town/ui/open-picture';
import { memo, useState } from 'react';
import { useText } from '../../messages/use-text';
import type { ShownPhoto } from './historical-photos-query';
import css from './photo-grid.module.css';

interface PhotoGridProps {
  photos: readonly ShownPhoto[];
}

/** Pictures with their captions; pressing one shows it in full size. */
export function PhotoGrid({ photos }: PhotoGridProps) {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <Figures photos={photos} onOpen={setIndex} />
      <Lightbox photos={photos} index={index} onIndexChange={setIndex} />
    </>
  );
}

interface FiguresProps extends PhotoGridProps {
  onOpen(position: number): void;
}

/** Memoized: rendering the figures again while the viewer opens or moves would delay its picture. */
const Figures = memo(function Figures({ photos, onOpen }: FiguresProps) {
  const text = useText();
  return (
    <ul className={css.grid}>
      {photos.map((photo, position) => (
        <li key={photo.src}>
          <figure className={css.figure}>
            <OpenPicture
              label={text('View full size')}
              alt={photo.alt}
              onOpen={() => onOpen(position)}
            >
              <img
                className={css.picture}
                src={photo.src}
                alt={photo.alt}
                width={1200}
                height={800}
                loading={position < 2 ? 'eager' : 'lazy'}
              />
            </OpenPicture>
            <figcaption className={css.caption}>
              <Original of={photo} field="caption">
                {photo.caption}
              </Original>
              {photo.credit && (
                <span className={css.credit}>
                  <Phrase>{photo.credit}</Phrase>
                </span>
              )}
              {photo.id && (
                <ReportLink kind="historical-photos" id={photo.id} name={photo.caption} />
              )}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
});
