import type { Site } from '@town/slice-kit/site';
import { loadProvider } from '../payment/load-provider';

/**
 * Asks the provider for the outcome of a payment that was sent.
 * @returns the id of the payment if it succeeded, `open` while the outcome is unknown, else `unpaid`
 */
export async function paymentStatus(
  payments: Site['payments'],
  clientSecret: string,
): Promise<{ paid: string } | 'open' | 'unpaid'> {
  if (!payments) throw new Error('This document cannot reach the payment provider');
  const provider = await loadProvider(payments);
  const { paymentIntent } = await provider.retrievePaymentIntent(clientSecret);
  if (paymentIntent?.status === 'succeeded') return { paid: paymentIntent.id };
  return paymentIntent?.status === 'processing' ? 'open' : 'unpaid';
}
