import type { RefObject } from 'react';
import { useText } from './use-text';

/**
 * A honeypot: an input that is hidden from view, from the tab order and from screen readers. Only robots,
 * which fill in every field, fill it in.
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
