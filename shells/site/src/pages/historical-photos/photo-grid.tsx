import type { HistoricalPhoto } from '@town/contracts/historical-photos/record';
import { Original, Phrase } from '@town/language/content-language';
import { Lightbox } from '@town/ui/lightbox';
import { useState } from 'react';
import { useText } from '../../messages/use-text';
import css from './photo-grid.module.css';

/** Pictures with their captions; pressing one shows it in full size. */
export function PhotoGrid({ photos }: { photos: readonly HistoricalPhoto[] }) {
  const text = useText();
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <ul className={css.grid}>
        {photos.map((photo, position) => (
          <li key={photo.src}>
            <figure className={css.figure}>
              <button type="button" className={css.open} onClick={() => setIndex(position)}>
                <img
                  src={photo.src}
                  alt={photo.alt}
                  width={1200}
                  height={800}
                  loading={position < 2 ? 'eager' : 'lazy'}
                />
                <span className="visually-hidden">{text('View full size')}</span>
              </button>
              <figcaption className={css.caption}>
                <Original of={photo} field="caption">
                  {photo.caption}
                </Original>
                {photo.credit && (
                  <span className={css.credit}>
                    <Phrase>{photo.credit}</Phrase>
                  </span>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox photos={photos} index={index} onIndexChange={setIndex} />
    </>
  );
}
