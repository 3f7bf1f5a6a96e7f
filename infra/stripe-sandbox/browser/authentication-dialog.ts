import { make } from './make.js';

/** Asks in the place of a bank who pays; true when that has worked. */
export function askForAuthentication(parent: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const heading = make('h2', {
      id: 'stripe-sandbox-3ds',
      className: 'stripe-sandbox-title',
      textContent: '3-D Secure',
    });
    const complete = make('button', {
      type: 'button',
      className: 'stripe-sandbox-button stripe-sandbox-primary',
      textContent: 'Complete authentication',
    });
    const fail = make('button', {
      type: 'button',
      className: 'stripe-sandbox-button',
      textContent: 'Fail authentication',
    });
    const dialog = make(
      'dialog',
      { className: 'stripe-sandbox-dialog' },
      heading,
      make('p', {
        textContent:
          'This is a payment sandbox: no real card is charged. Your bank would ask here whether it is you who pays.',
      }),
      make('div', { className: 'stripe-sandbox-actions' }, complete, fail),
    );
    dialog.setAttribute('aria-labelledby', heading.id);
    // The page's own dialogs close on Escape: this one is above them, and takes it first.
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
    // Inside the form's own dialog, so that a click here is no click outside of it.
    parent.append(dialog);
    dialog.showModal();
  });
}
