import type { SitePayments } from '@town/slice-kit/site';
import { loadProvider } from './load-provider';
import type { Purchase } from './purchase';

/**
 * How a payment that was sent off has ended, by the provider's word.
 * @returns the id of the payment if it succeeded, `open` while nobody can know, else `unpaid`
 */
export async function paymentStatus(
  payments: SitePayments,
  { clientSecret }: Purchase,
): Promise<{ paid: string } | 'open' | 'unpaid'> {
  const provider = await loadProvider(payments);
  const { paymentIntent } = await provider.retrievePaymentIntent(clientSecret);
  if (paymentIntent?.status === 'succeeded') return { paid: paymentIntent.id };
  return paymentIntent?.status === 'processing' ? 'open' : 'unpaid';
}
