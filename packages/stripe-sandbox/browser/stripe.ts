import { createStripe } from './create-stripe.js';

declare global {
  interface Window {
    Stripe?: unknown;
  }
}

/** The release of Stripe.js that `@stripe/stripe-js` expects for test keys. */
const version = 'endive';

const script = document.currentScript;
const source = script instanceof HTMLScriptElement ? script.src : location.href;
const base = source === location.href ? '/stripe-sandbox/' : source.replace(/[^/]*$/, '');

window.Stripe ??= Object.assign((key: string) => createStripe(key, base), { version });
