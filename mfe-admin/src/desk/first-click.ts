import type { MouseEvent } from 'react';

/**
 * Wraps the handler of a button that replaces a pressed one, such as Unpublish after Publish. It ignores the
 * second click of a double click, which was meant for the earlier button.
 */
export const firstClick =
  (act: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };
