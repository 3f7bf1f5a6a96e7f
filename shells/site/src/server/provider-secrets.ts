import { readLanguage } from '@town/contracts/pages/languages';
import type { Answer } from './answer';
import { takesPayments } from './pages/payment-page';

/** What the payment provider adds to the address to which the bank returns a visitor. */
const secrets = ['payment_intent_client_secret', 'setup_intent_client_secret'];

/**
 * Redirects a visitor who returns from the bank to the same page without the provider's client secret. No page
 * reads it from the address, and it must not stay in the history or be shared with the link, also when the
 * page's scripts do not load.
 * @returns undefined when the address has no such secret
 */
export function leadPastSecrets({ pathname, searchParams }: URL): Answer | undefined {
  if (!takesPayments(readLanguage(pathname).path)) return undefined;
  const kept = [...searchParams].filter(([name]) => !secrets.includes(name));
  if (kept.length === searchParams.size) return undefined;
  const search = kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  return {
    status: 303,
    type: 'text/plain',
    body: '',
    headers: { location: pathname + search, 'cache-control': 'no-store' },
  };
}
