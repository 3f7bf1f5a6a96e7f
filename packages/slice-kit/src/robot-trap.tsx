import type { RefObject } from 'react';

/**
 * An input that people never meet: outside the page's view, the order of the keyboard and what is
 * read out. Programs that fill in whatever they find give themselves away.
 */
export function RobotTrap({ trap }: { trap: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input ref={trap} type="text" name="website2" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
