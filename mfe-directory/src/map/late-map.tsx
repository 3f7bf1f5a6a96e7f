import { useLatePart } from '@town/slice-kit/use-late-part';
import { Button } from '@town/ui/button';
import { classNames } from '@town/ui/class-names';
import { MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../messages/use-text';
import css from './place-map.module.css';

interface LateMapProps<Part> {
  load(): Promise<Part>;
  /** The text of the button while the map is closed. */
  label: string;
  children(part: Part): ReactNode;
}

/** A button and the map that it opens, which loads when a visitor asks for it. */
export function LateMap<Part>({ load, label, children }: LateMapProps<Part>) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { part, failed, busy } = useLatePart(load, isOpen);
  return (
    <div className={classNames(css.frame, 'needs-scripts')} data-print="hide">
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <MapPin size={18} aria-hidden />
        {isOpen ? text('Hide map') : label}
      </Button>
      {failed && !part && !busy && (
        <p role="alert">{text('This could not be loaded. Please try again.')}</p>
      )}
      {isOpen && <div className={css.map}>{part && children(part)}</div>}
    </div>
  );
}
