import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { SitePayments } from '@town/slice-kit/site';

let loading: Promise<Stripe> | undefined;

/**
 * Loads the payment provider's client, once. If the site configures a stand-in, its script is loaded
 * first, and the provider's own loader uses it.
 * @throws Error when it cannot be loaded; the next call tries again
 */
export function loadProvider({ publishableKey, scriptUrl }: SitePayments): Promise<Stripe> {
  loading ??= load(publishableKey, scriptUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(publishableKey: string | null, scriptUrl: string | null): Promise<Stripe> {
  if (!publishableKey) throw new Error('This site has no key for payments');
  if (scriptUrl) await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The payment provider is not there');
  return stripe;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
}
