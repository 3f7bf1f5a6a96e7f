/** Firefox ends the loads of a page at once when somebody leaves it; a slow device tells it later. */
const endMs = 2_000;

let leftAt = Number.NEGATIVE_INFINITY;

/** Notes from now on when somebody leaves the page. */
export function noteLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/** Whether somebody has just begun to leave the page: what fails now was ended by the browser. */
export const isLeaving = (): boolean => performance.now() - leftAt < endMs;
