import { type RefObject, useEffect } from 'react';

/** Stays usable while a dialog is open: toasts, live regions, and what opens over the dialog. */
const staysLive = 'script, [role="region"], [role="status"], [role="alert"], [aria-live]';

/**
 * Makes everything else on the page inert while a dialog is open. Unlike a focus trap it leaves
 * elements alone that appear later: a bank's authentication opens in a frame over the dialog.
 */
export function useInertBackground(open: boolean, dialog: RefObject<Element | null>): void {
  useEffect(() => {
    if (!open) return;
    const behind = [...document.body.children].filter(
      (element) =>
        !element.matches(staysLive) &&
        !element.contains(dialog.current) &&
        !element.hasAttribute('inert'),
    );
    for (const element of behind) element.setAttribute('inert', '');
    return () => {
      for (const element of behind) element.removeAttribute('inert');
    };
  }, [open, dialog]);
}
