import { createStripe } from './create-stripe.js';

/** The release of Stripe.js that `@stripe/stripe-js` expects for test keys. */
const version = 'endive';

const script = document.currentScript;
const source = script instanceof HTMLScriptElement ? script.src : location.href;
const base = source === location.href ? '/stripe-sandbox/' : source.replace(/[^/]*$/, '');

// Not by its name, which Stripe's own packages declare with all that it can do.
if (!('Stripe' in window)) {
  const stripe = Object.assign((key: string) => createStripe(key, base), { version });
  Object.assign(window, { Stripe: stripe });
}
