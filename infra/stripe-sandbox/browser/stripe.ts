import { SandboxStripe } from './sandbox-stripe.js';

/** The release of Stripe.js that `@stripe/stripe-js` expects for test keys. */
const version = 'endive';

const script = document.currentScript;
const source = script instanceof HTMLScriptElement ? script.src : location.href;
const base = source === location.href ? '/stripe-sandbox/' : source.replace(/[^/]*$/, '');

// The global is not typed here: Stripe's own packages declare it with all of Stripe.js.
if (!('Stripe' in window)) {
  const stripe = Object.assign((key: string) => new SandboxStripe(key, base), { version });
  Object.assign(window, { Stripe: stripe });
}
