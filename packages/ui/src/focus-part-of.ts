/**
 * Moves the focus to the part of the page that holds an element. For a button that goes away when it is
 * pressed: without this the focus, and with it the place of a screen reader, would be lost.
 */
export function focusPartOf(element: Element): void {
  const part = element.closest<HTMLElement>('section, [role="tabpanel"], main');
  if (!part) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
