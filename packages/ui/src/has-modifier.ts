import type { KeyboardEvent, MouseEvent } from 'react';

/** Whether a modifier key is down: the browser then handles the link, for example opens a new window. */
export const hasModifier = (event: MouseEvent | KeyboardEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
