import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { Lightbox } from './lightbox';
import { useText } from './messages/use-text';
import { OpenPicture } from './open-picture';
import type { Photo } from './photo';
import { PhotoImage } from './photo-image';
import { PhotoWords } from './photo-words';
import styles from './slideshow.module.css';
import { useReducedMotion } from './use-reduced-motion';

/** How long a picture is shown before the next one. */
export const slideDuration = 4000;

interface SlideshowProps {
  /** What the pictures are of. */
  label: string;
  photos: readonly Photo[];
}

/**
 * Shows photos one after the other. Pressing one opens the viewer, which pauses the slideshow. When the
 * viewer closes, the slideshow shows the viewer's last photo.
 */
export function Slideshow({ label, photos }: SlideshowProps) {
  const text = useText();
  const [index, setIndex] = useState(0);
  const [isViewed, setViewed] = useState(false);
  const [chosen, setChosen] = useState<'play' | 'pause' | null>(null);
  const reducedMotion = useReducedMotion();
  const playing = chosen ? chosen === 'play' : !reducedMotion;
  const running = playing && !isViewed && photos.length > 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump restarts the picture's time
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((shown) => (shown + 1) % photos.length), slideDuration);
    return () => clearTimeout(timer);
  }, [running, index, photos.length]);

  const photo = photos[index % photos.length];
  if (!photo) return null;
  return (
    <section className={styles.slideshow} aria-label={label}>
      <OpenPicture label={text('View full screen')} alt={photo.alt} onOpen={() => setViewed(true)}>
        <PhotoImage key={photo.src} photo={photo} className={styles.picture} />
      </OpenPicture>
      <div className={styles.below}>
        <div className={styles.words} aria-live={running ? 'off' : 'polite'}>
          <PhotoWords photo={photo} creditClass={styles.credit} />
        </div>
        {photos.length > 1 && (
          <div className={classNames('needs-scripts', styles.controls)}>
            <Dots photos={photos} index={index} onJump={setIndex} />
            <Button variant="quiet" onClick={() => setChosen(playing ? 'pause' : 'play')}>
              {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
              {text(playing ? 'Pause' : 'Play')}
            </Button>
          </div>
        )}
      </div>
      <Lightbox
        photos={photos}
        index={isViewed ? index : null}
        onIndexChange={(next) => (next === null ? setViewed(false) : setIndex(next))}
      />
    </section>
  );
}

interface DotsProps {
  photos: readonly Photo[];
  index: number;
  onJump(index: number): void;
}

/** One dot for each photo; pressing it jumps there. */
function Dots({ photos, index, onJump }: DotsProps) {
  const text = useText();
  return (
    <div className={styles.dots}>
      {photos.map(({ src }, position) => (
        <button
          key={src}
          type="button"
          className={styles.dot}
          aria-label={text('Picture {position} of {count}', {
            position: position + 1,
            count: photos.length,
          })}
          aria-current={position === index}
          onClick={() => onJump(position)}
        />
      ))}
    </div>
  );
}
