/**
 * Calls back when the browser has painted what a tap has changed so far. For work that a tap begins and
 * whose result takes a while anyway, such as a request: it would keep the tap's first effect waiting.
 */
export function afterPaint(callback: () => void): void {
  // The callbacks of a frame are before its paint, and a timer of one is after it.
  requestAnimationFrame(() => setTimeout(callback));
}
