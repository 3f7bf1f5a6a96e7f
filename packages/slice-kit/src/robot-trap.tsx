import type { RefObject } from 'react';
import { useText } from './use-text';

/**
 * An input that people never meet: it is hidden from view, from the tab order and from screen
 * readers. Robots that fill in every field give themselves away.
 */
export function RobotTrap({ trap }: { trap: RefObject<HTMLInputElement | null> }) {
  const text = useText();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {text('Leave this empty')}
        <input ref={trap} type="text" name="website2" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
