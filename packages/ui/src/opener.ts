/** The button that was pressed last. */
let pressed: Element | undefined;

/** Called by each button when it is pressed. */
export function rememberPress(button: Element): void {
  pressed = button;
}

/**
 * The element from which something is opened now. It has the focus, except in Safari: a press there leaves
 * the focus on what is around the button, or on nothing.
 */
export function currentOpener(): Element | null {
  const { activeElement } = document;
  return pressed?.isConnected && activeElement?.contains(pressed) ? pressed : activeElement;
}
