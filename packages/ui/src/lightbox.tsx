import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import styles from './lightbox.module.css';
import { useText } from './messages/use-text';
import type { Photo } from './photo';
import { PhotoImage } from './photo-image';
import { PhotoWords } from './photo-words';
import { useCloseOnBack } from './use-close-on-back';
import { useScrollLock } from './use-scroll-lock';

interface LightboxProps {
  photos: readonly Photo[];
  /** Which picture is shown; none closes the viewer. */
  index: number | null;
  onIndexChange(index: number | null): void;
}

/** A viewer: one picture on the whole screen, with buttons and arrow keys to the others. */
export function Lightbox({ photos, index, onIndexChange }: LightboxProps) {
  const photo = index === null ? undefined : photos[index];
  if (index === null || !photo) return null;
  return (
    <Viewer
      photo={photo}
      position={index + 1}
      count={photos.length}
      onMove={(by) => onIndexChange((index + by + photos.length) % photos.length)}
      onClose={() => onIndexChange(null)}
    />
  );
}

interface ViewerProps {
  photo: Photo;
  position: number;
  count: number;
  onMove(by: number): void;
  onClose(): void;
}

/**
 * The browser's own modal dialog: it opens in half the time of `Dialog`. Toasts are inert below it, which
 * `Dialog` avoids and a viewer does not need.
 */
function Viewer({ photo, position, count, onMove, onClose }: ViewerProps) {
  const text = useText();
  const dialog = useModal();
  useScrollLock(true);
  useCloseOnBack(true, onClose);
  const several = count > 1;

  function onKeyDown(event: KeyboardEvent) {
    if (!several) return;
    if (event.key === 'ArrowLeft') onMove(-1);
    if (event.key === 'ArrowRight') onMove(1);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={text('Picture viewer')}
      onClose={(event) => !event.currentTarget.open && onClose()}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p aria-live="polite">{several && text('{position} of {count}', { position, count })}</p>
        <button type="button" className={styles.button} onClick={onClose}>
          <X size={22} aria-hidden="true" />
          <span className="visually-hidden">{text('Close')}</span>
        </button>
      </div>
      <div className={styles.stage}>
        <PhotoImage photo={photo} className={styles.picture} />
        {several && <Arrows onMove={onMove} />}
      </div>
      <div className={styles.words}>
        <PhotoWords photo={photo} creditClass={styles.credit} />
      </div>
    </dialog>
  );
}

/** Opens the dialog when it appears; the browser restores the focus when it is removed. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return ref;
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
