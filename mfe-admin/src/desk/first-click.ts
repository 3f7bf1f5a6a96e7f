import type { MouseEvent } from 'react';

/**
 * The handler of a button that appears where another one was pressed, such as Unpublish in the place of
 * Publish: the second half of a double click was meant for the button before.
 */
export const firstClick =
  (act: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };
