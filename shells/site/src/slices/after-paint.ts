/**
 * Calls back after the browser has painted the first effect of a tap. Use it for work with a slow result,
 * such as a request, which would otherwise delay that first effect.
 */
export function afterPaint(callback: () => void): void {
  // Animation-frame callbacks run before the paint; a timer that is set in one runs after it.
  requestAnimationFrame(() => setTimeout(callback));
}
