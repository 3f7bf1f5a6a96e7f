/** The part of the page that holds an element. */
export const partOf = (element: Element | null) =>
  element?.closest<HTMLElement>('section, [role="tabpanel"], main');

/**
 * Moves the focus to the part of the page that contains an element. For a button that disappears when it
 * is pressed: otherwise a screen reader would lose its position.
 */
export const focusPartOf = (element: Element) => focusPart(partOf(element));

/** Moves the focus to a part of the page, or to the whole page if the part no longer exists. */
export function focusPart(part: HTMLElement | null | undefined): void {
  const shown = part?.isConnected ? part : document.querySelector('main');
  if (!shown) return;
  if (!shown.hasAttribute('tabindex')) shown.tabIndex = -1;
  shown.focus({ preventScroll: true });
}
