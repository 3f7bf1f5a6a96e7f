import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from './messages/use-text';
import css from './place-panel.module.css';

interface PlacePanelProps {
  /** Id of the place. Its marker gets the focus on closing if no other element had it before. */
  id: string;
  name: string;
  onClose(): void;
  children: ReactNode;
}

/** The details of a marker's place. It takes the focus when it opens; the map behind it stays usable. */
export function PlacePanel({ id, name, onClose, children }: PlacePanelProps) {
  const text = useText();
  const nameId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    const { current } = panel;
    const map = current?.parentElement;
    if (!current?.contains(document.activeElement)) opener.current = document.activeElement;
    current?.focus({ preventScroll: true });
    return () => {
      // Only if the panel had the focus when it was removed: then the focus is on the body.
      if (document.activeElement !== document.body) return;
      const from = opener.current;
      const marker = map?.querySelector<HTMLElement>(`[data-place=${JSON.stringify(id)}]`);
      const isThere = from instanceof HTMLElement && from !== document.body && from.isConnected;
      (isThere ? from : marker)?.focus({ preventScroll: !isThere });
    };
  }, [id]);
  return (
    <div ref={panel} role="dialog" aria-labelledby={nameId} tabIndex={-1} className={css.panel}>
      <p id={nameId} className={css.name}>
        {name}
      </p>
      {children}
      <button type="button" className={css.close} aria-label={text('Close')} onClick={onClose}>
        <X size={20} aria-hidden />
      </button>
    </div>
  );
}
