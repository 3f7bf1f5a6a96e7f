/**
 * Keeps what was typed into a textarea before the scripts arrived. React gives each textarea that it
 * takes over the server's text once more, if there is any; other fields it leaves alone. Parts of a page
 * are taken over at different times, so this waits for React at each textarea.
 */
export function keepTypedText(): void {
  for (const area of document.querySelectorAll('textarea')) {
    if (area.defaultValue) ignoreFirstText(area);
  }
}

/** The first text that a script gives to the textarea is React's. */
function ignoreFirstText(area: HTMLTextAreaElement): void {
  const prototype = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  Object.defineProperty(area, 'value', {
    ...prototype,
    set: () => Reflect.deleteProperty(area, 'value'),
  });
}
