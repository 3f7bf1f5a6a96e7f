import { make } from './make.js';
import type { Text } from './text-in.js';

/** The bank's 3-D Secure dialog; true if the payer completes it. */
export function askForAuthentication(parent: HTMLElement, text: Text): Promise<boolean> {
  return new Promise((resolve) => {
    const heading = make('h2', {
      id: 'stripe-sandbox-3ds',
      className: 'stripe-sandbox-title',
      textContent: '3-D Secure',
    });
    const complete = make('button', {
      type: 'button',
      className: 'stripe-sandbox-button stripe-sandbox-primary',
      textContent: text('Complete authentication'),
    });
    const fail = make('button', {
      type: 'button',
      className: 'stripe-sandbox-button',
      textContent: text('Fail authentication'),
    });
    const dialog = make(
      'dialog',
      { className: 'stripe-sandbox-dialog' },
      heading,
      make('p', {
        textContent: text(
          'This is a payment sandbox: no real card is charged. Your bank would ask here whether it is you who pays.',
        ),
      }),
      make('div', { className: 'stripe-sandbox-actions' }, complete, fail),
    );
    dialog.setAttribute('aria-labelledby', heading.id);
    // The page's own dialogs close on Escape. This dialog is above them and handles the key first.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close(false);
    };
    const close = (passed: boolean) => {
      window.removeEventListener('keydown', onKey, true);
      dialog.close();
      dialog.remove();
      resolve(passed);
    };
    complete.addEventListener('click', () => close(true));
    fail.addEventListener('click', () => close(false));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      close(false);
    });
    window.addEventListener('keydown', onKey, true);
    // The dialog is inside the form's dialog, so that a click here does not count as a click outside that
    // one.
    parent.append(dialog);
    dialog.showModal();
  });
}
