/**
 * Keeps what was typed into a textarea before the scripts arrived. When React hydrates a textarea, it sets
 * the server's text again, if there is any; it does not change other fields. Parts of a page are hydrated
 * at different times, so this waits for React at each textarea.
 */
export function keepTypedText(): void {
  for (const area of document.querySelectorAll('textarea')) {
    if (area.defaultValue) ignoreFirstText(area);
  }
}

/** Ignores the first text that a script sets, because React sets it during hydration. */
function ignoreFirstText(area: HTMLTextAreaElement): void {
  const prototype = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  Object.defineProperty(area, 'value', {
    ...prototype,
    set: () => Reflect.deleteProperty(area, 'value'),
  });
}
