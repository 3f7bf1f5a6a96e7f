import { type Preview, previewReady } from '@town/contracts/managed-records/preview';
import { inLanguage, type Language } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { Button } from '@town/ui/button';
import { useCloseOnBack } from '@town/ui/use-close-on-back';
import { type RefObject, useEffect, useRef, useState } from 'react';
import css from './preview-panel.module.css';

/** Widths of the screens on which a page is shown, in CSS pixels. */
const widths = { Phone: 390, Desktop: 1280 };
type Screen = keyof typeof widths;

const languages = { English: 'en', Spanish: 'es' } as const;

interface PreviewPanelProps {
  preview: Preview;
  onClose(): void;
}

/** The public page with a draft in it, as phones and desktops show it, in each language. */
export function PreviewPanel({ preview, onClose }: PreviewPanelProps) {
  const [screen, setScreen] = useState<Screen>('Phone');
  const [language, setLanguage] = useState<keyof typeof languages>('English');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useCloseOnBack(true, onClose);
  return (
    <section className={css.preview} aria-labelledby="preview-title">
      <div className={css.head}>
        <h2 id="preview-title" ref={heading} tabIndex={-1}>
          Preview
        </h2>
        <Choices
          legend="Screen"
          names={['Phone', 'Desktop'] as const}
          chosen={screen}
          onChoose={(name) => setScreen(name)}
        />
        <Choices
          legend="Language"
          names={['English', 'Spanish'] as const}
          chosen={language}
          onChoose={(name) => setLanguage(name)}
        />
        <Button variant="secondary" onClick={onClose}>
          Back to editing
        </Button>
      </div>
      <p>Nobody else sees this. It shows what is typed, saved or not.</p>
      <PreviewFrame key={language} {...{ preview, screen }} language={languages[language]} />
    </section>
  );
}

interface ChoicesProps<Name extends string> {
  legend: string;
  names: readonly Name[];
  chosen: Name;
  onChoose(name: Name): void;
}

function Choices<Name extends string>({ legend, names, chosen, onChoose }: ChoicesProps<Name>) {
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {names.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name={`preview-${legend}`}
            checked={chosen === name}
            onChange={() => onChoose(name)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

interface PreviewFrameProps {
  preview: Preview;
  screen: Screen;
  language: Language;
}

function PreviewFrame({ preview, screen, language }: PreviewFrameProps) {
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
        src={inLanguage(language, pages.preview)}
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
