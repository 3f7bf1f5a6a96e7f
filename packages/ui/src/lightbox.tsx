import { Original, Phrase } from '@town/language/content-language';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useRef } from 'react';
import { classNames } from './class-names';
import styles from './lightbox.module.css';
import { useText } from './messages/use-text';
import type { Photo } from './photo';
import { PhotoImage } from './photo-image';
import { useCloseOnBack } from './use-close-on-back';
import { useInertBackground } from './use-inert-background';
import { useReturnFocus } from './use-return-focus';
import { useScrollLock } from './use-scroll-lock';

interface LightboxProps {
  photos: readonly Photo[];
  /** Which picture is shown; none closes the viewer. */
  index: number | null;
  onIndexChange(index: number | null): void;
}

/**
 * A viewer: one picture on the whole screen, with buttons and arrow keys to the others. As in `Dialog`,
 * Radix's modal mode is not used: it walks through the whole page before the picture is shown.
 */
export function Lightbox({ photos, index, onIndexChange }: LightboxProps) {
  const text = useText();
  const photo = index === null ? undefined : photos[index];
  const { closeButton, ...viewer } = useViewer(photo !== undefined);
  useCloseOnBack(photo !== undefined, () => onIndexChange(null));
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
    <Dialog.Root
      modal={false}
      open={photo !== undefined}
      onOpenChange={(open) => !open && onIndexChange(null)}
    >
      <Dialog.Portal>
        <Dialog.Content
          {...viewer}
          onInteractOutside={(event) => event.preventDefault()}
          aria-describedby={undefined}
          className={styles.viewer}
          onKeyDown={onKeyDown}
        >
          <Dialog.Title className="visually-hidden">{text('Picture viewer')}</Dialog.Title>
          <div className={styles.bar}>
            <p aria-live="polite">
              {several &&
                index !== null &&
                text('{position} of {count}', { position: index + 1, count: photos.length })}
            </p>
            <Dialog.Close ref={closeButton} className={styles.button}>
              <X size={22} aria-hidden="true" />
              <span className="visually-hidden">{text('Close')}</span>
            </Dialog.Close>
          </div>
          <div className={styles.stage}>
            {photo && <PhotoImage photo={photo} className={styles.picture} />}
            {several && <Arrows onMove={move} />}
          </div>
          <Words photo={photo} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Keeps everything behind the open viewer from being used, and moves the focus into it and back. */
function useViewer(isOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  // The lock measures the page, which inertness changes.
  useScrollLock(isOpen);
  useInertBackground(isOpen, ref);
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();

  /** Radix would look for the first button that can be seen, and lay the page out for each one. */
  function takeFocus(event: Event) {
    event.preventDefault();
    onOpenAutoFocus();
    closeButton.current?.focus({ preventScroll: true });
  }

  return { ref, closeButton, onOpenAutoFocus: takeFocus, onCloseAutoFocus };
}

/** What the photo shows, and whose it is. */
function Words({ photo }: { photo: Photo | undefined }) {
  return (
    <div className={styles.words}>
      <p>
        <Original of={photo} field="caption">
          {photo?.caption}
        </Original>
      </p>
      {photo?.credit && (
        <p className={styles.credit}>
          <Phrase>{photo.credit}</Phrase>
        </p>
      )}
    </div>
  );
}

/** The buttons to the photos before and after. */
function Arrows({ onMove }: { onMove(by: number): void }) {
  const text = useText();
  return (
    <>
      <button
        type="button"
        className={classNames(styles.button, styles.previous)}
        onClick={() => onMove(-1)}
      >
        <ChevronLeft size={24} aria-hidden="true" />
        <span className="visually-hidden">{text('Previous')}</span>
      </button>
      <button
        type="button"
        className={classNames(styles.button, styles.next)}
        onClick={() => onMove(1)}
      >
        <ChevronRight size={24} aria-hidden="true" />
        <span className="visually-hidden">{text('Next')}</span>
      </button>
    </>
  );
}
