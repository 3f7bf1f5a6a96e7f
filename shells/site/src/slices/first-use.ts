import { afterPaint } from './after-paint';

/** Events that precede every press of a link. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'popstate'] as const;

let used: Promise<void> | undefined;

/**
 * Resolves when the visitor first uses the page: points, touches, types or goes back. The server's HTML
 * can be read and its links work without scripts, so the scripts of slices need not load earlier.
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
