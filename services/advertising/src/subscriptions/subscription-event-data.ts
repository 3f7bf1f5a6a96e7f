import type { EntityManager, FindOneOptions } from 'typeorm';
import { listedName } from '../applications/listed-name.js';
import { PaymentEntity } from '../payments/payment-entity.js';
import type { SubscriptionEntity } from './subscription-entity.js';

/** Finds the first payment of a subscription. */
export const firstPaymentOf = (id: string): FindOneOptions<PaymentEntity> => ({
  where: { subscriptionId: id },
  order: { paidAt: 'ASC' },
});

export function firstPayment(manager: EntityManager, id: string): Promise<PaymentEntity | null> {
  return manager.findOne(PaymentEntity, firstPaymentOf(id));
}

/**
 * The application that a subscription pays for. An owner who starts another subscription sends no second
 * application, so it pays for that of the previous subscription, which may still be running. If the owner
 * does send another application, its approval changes this later.
 */
export async function applicationOf(
  manager: EntityManager,
  { id, email }: SubscriptionEntity,
  first: PaymentEntity,
): Promise<string | null> {
  if (first.applicationId || !email) return first.applicationId;
  const [last] = await manager.query<{ applicationId: string }[]>(
    `select p.application_id as "applicationId"
     from subscriptions s join payments p on p.id = s.first_payment_id
     where s.email = $1 and s.id <> $2 and p.application_id is not null
     order by s.first_paid_at desc limit 1`,
    [email, id],
  );
  return last?.applicationId ?? null;
}

/** The data of every event about a subscription. */
export async function eventDataOf(
  manager: EntityManager,
  entity: SubscriptionEntity,
  applicationId: string | null,
) {
  return {
    businessName: await listedName(manager, { subscriptionId: entity.id }),
    id: entity.id,
    plan: entity.plan,
    email: entity.email,
    applicationId,
    priceCents: entity.priceCents,
    paidUntil: entity.paidUntil.toISOString(),
  };
}
