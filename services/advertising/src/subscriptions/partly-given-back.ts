import type { DataSource } from 'typeorm';
import { PaymentEntity } from '../payments/payment-entity.js';

/** Whether something was given back of the payment that a subscription runs on: its last one. */
export async function isPartlyGivenBack(
  { manager }: DataSource,
  subscriptionId: string,
): Promise<boolean> {
  const last = await manager.findOne(PaymentEntity, {
    where: { subscriptionId },
    order: { paidAt: 'DESC' },
  });
  return (last?.givenBackCents ?? 0) > 0;
}
