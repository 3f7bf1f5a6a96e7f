/** The part of the page that holds an element. */
export const partOf = (element: Element | null) =>
  element?.closest<HTMLElement>('section, [role="tabpanel"], main');

/**
 * Moves the focus to the part of the page that holds an element. For a button that goes away when it is
 * pressed: without this the focus, and with it the place of a screen reader, would be lost.
 */
export const focusPartOf = (element: Element) => focusPart(partOf(element));

/** Moves the focus to a part of the page, or to all of it where the part has gone. */
export function focusPart(part: HTMLElement | null | undefined): void {
  const shown = part?.isConnected ? part : document.querySelector('main');
  if (!shown) return;
  if (!shown.hasAttribute('tabindex')) shown.tabIndex = -1;
  shown.focus({ preventScroll: true });
}
