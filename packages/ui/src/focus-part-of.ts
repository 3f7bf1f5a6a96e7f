const selector = 'section, [role="tabpanel"], main';

/** The parts of the page around an element, the innermost first. */
export function partsAround(element: Element | null): HTMLElement[] {
  const part = element?.closest<HTMLElement>(selector);
  return part ? [part, ...partsAround(part.parentElement)] : [];
}

/**
 * Moves the focus to the part of the page that holds an element. For a button that goes away when it is
 * pressed: without this the focus, and with it the place of a screen reader, would be lost.
 */
export function focusPartOf(element: Element): void {
  focusPart(partsAround(element)[0]);
}

/** Moves the focus to a part of the page. */
export function focusPart(part: HTMLElement | undefined): void {
  if (!part) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
