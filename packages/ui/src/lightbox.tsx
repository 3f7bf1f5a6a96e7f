import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { classNames } from './class-names';
import styles from './lightbox.module.css';
import type { Photo } from './photo';
import { useReturnFocus } from './use-return-focus';
import { useScrollLock } from './use-scroll-lock';

interface LightboxProps {
  photos: readonly Photo[];
  /** Which picture is shown; none closes the viewer. */
  index: number | null;
  onIndexChange(index: number | null): void;
}

/** One picture on the whole screen, with the others a key or a press away. */
export function Lightbox({ photos, index, onIndexChange }: LightboxProps) {
  const photo = index === null ? undefined : photos[index];
  useScrollLock(photo !== undefined);
  const focus = useReturnFocus();
  const several = photos.length > 1;

  function move(by: number) {
    if (index !== null) onIndexChange((index + by + photos.length) % photos.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!several) return;
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  }

  return (
    <Dialog.Root open={photo !== undefined} onOpenChange={(open) => !open && onIndexChange(null)}>
      <Dialog.Portal>
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className={styles.viewer}
          onKeyDown={onKeyDown}
        >
          <Dialog.Title className="visually-hidden">Picture viewer</Dialog.Title>
          <div className={styles.bar}>
            <p aria-live="polite">
              {several && index !== null && `${index + 1} of ${photos.length}`}
            </p>
            <Dialog.Close className={styles.button}>
              <X size={22} aria-hidden="true" />
              <span className="visually-hidden">Close</span>
            </Dialog.Close>
          </div>
          <div className={styles.stage}>
            {photo && (
              <img
                src={photo.src}
                alt={photo.alt}
                width={1200}
                height={800}
                className={styles.picture}
              />
            )}
            {several && (
              <>
                <button
                  type="button"
                  className={classNames(styles.button, styles.previous)}
                  onClick={() => move(-1)}
                >
                  <ChevronLeft size={24} aria-hidden="true" />
                  <span className="visually-hidden">Previous</span>
                </button>
                <button
                  type="button"
                  className={classNames(styles.button, styles.next)}
                  onClick={() => move(1)}
                >
                  <ChevronRight size={24} aria-hidden="true" />
                  <span className="visually-hidden">Next</span>
                </button>
              </>
            )}
          </div>
          <div className={styles.words}>
            <p>{photo?.caption}</p>
            {photo?.credit && <p className={styles.credit}>{photo.credit}</p>}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
