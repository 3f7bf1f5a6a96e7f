/** The button that was pressed last. */
let pressed: Element | undefined;

/** Called by each button when it is pressed. */
export function rememberPress(button: Element): void {
  pressed = button;
}

/**
 * The element that opens a dialog or menu now. It has the focus, except in Safari, which does not focus a
 * pressed button.
 */
export function currentOpener(): Element | null {
  const { activeElement } = document;
  return pressed?.isConnected && activeElement?.contains(pressed) ? pressed : activeElement;
}
