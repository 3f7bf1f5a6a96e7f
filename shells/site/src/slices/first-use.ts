import { afterPaint } from './after-paint';

/** What visitors do before they can press a link. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'popstate'] as const;

let used: Promise<void> | undefined;

/**
 * Resolves when the visitor first uses the page: points, touches, types or goes back. What the server
 * has rendered can be read and its links followed before that, so its scripts need not come earlier.
 */
export function firstUse(): Promise<void> {
  used ??= new Promise((resolve) => {
    for (const sign of signs) {
      addEventListener(sign, () => afterPaint(resolve), {
        once: true,
        capture: true,
        passive: true,
      });
    }
  });
  return used;
}
