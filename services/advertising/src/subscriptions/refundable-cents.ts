import { type DataSource, In } from 'typeorm';
import { PaymentEntity } from '../payments/payment-entity.js';

/** The amount in cents that can still be refunded, by the subscription's id. */
export async function refundableCents(
  { manager }: DataSource,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const payment of await manager.findBy(PaymentEntity, { subscriptionId: In(ids) })) {
    const id = payment.subscriptionId ?? '';
    sums.set(id, (sums.get(id) ?? 0) + payment.refundableCents);
  }
  return sums;
}
