import { type Preview, previewReady } from '@town/contracts/managed-records/preview';
import { pages } from '@town/contracts/pages/paths';
import { Button } from '@town/ui/button';
import { type RefObject, useEffect, useRef, useState } from 'react';
import css from './preview-panel.module.css';

/** Widths of the screens on which a page is shown, in CSS pixels. */
const widths = { Phone: 390, Desktop: 1280 };
type Screen = keyof typeof widths;

interface PreviewPanelProps {
  preview: Preview;
  onClose(): void;
}

/** The public page with a draft in it, as phones and desktops show it. */
export function PreviewPanel({ preview, onClose }: PreviewPanelProps) {
  const [screen, setScreen] = useState<Screen>('Phone');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.preview} aria-labelledby="preview-title">
      <div className={css.head}>
        <h2 id="preview-title" ref={heading} tabIndex={-1}>
          Preview
        </h2>
        <fieldset className={css.screens}>
          <legend className="visually-hidden">Screen</legend>
          {(['Phone', 'Desktop'] as const).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="preview-screen"
                checked={screen === name}
                onChange={() => setScreen(name)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <Button variant="secondary" onClick={onClose}>
          Back to editing
        </Button>
      </div>
      <p>Nobody else sees this. It shows what is typed, saved or not.</p>
      <PreviewFrame preview={preview} screen={screen} />
    </section>
  );
}

function PreviewFrame({ preview, screen }: { preview: Preview; screen: Screen }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const scale = useScale(place, widths[screen]);
  useEffect(() => {
    const send = ({ source, origin, data }: MessageEvent<unknown>) => {
      const page = frame.current?.contentWindow;
      const isReady = origin === window.location.origin && data === previewReady;
      if (page && source === page && isReady) page.postMessage(preview, window.location.origin);
    };
    window.addEventListener('message', send);
    return () => window.removeEventListener('message', send);
  }, [preview]);
  return (
    <div ref={place} className={css.place}>
      <iframe
        ref={frame}
        className={css.frame}
        title={`The public page on a ${screen.toLowerCase()}`}
        src={pages.preview}
        style={{ width: widths[screen], transform: `scale(${scale})` }}
      />
    </div>
  );
}

/** How much a page must shrink to fit into an element. */
function useScale(place: RefObject<HTMLElement | null>, width: number): number {
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return Math.min(1, available / width);
}
