/** Firefox cancels a page's requests when the visitor leaves it. On a slow device the errors arrive later. */
const endMs = 2_000;

let leftAt = Number.NEGATIVE_INFINITY;

/** Starts recording when the visitor leaves the page. */
export function noteLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Whether the visitor has just begun to leave the page. The browser itself cancelled requests that fail now.
 */
export const isLeaving = (): boolean => performance.now() - leftAt < endMs;
