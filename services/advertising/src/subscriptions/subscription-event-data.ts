import type { EntityManager, FindOneOptions } from 'typeorm';
import { listedName } from '../applications/listed-name.js';
import { PaymentEntity } from '../payments/payment-entity.js';
import type { SubscriptionEntity } from './subscription-entity.js';

/** What every event about a subscription says of it. */
export type Described = Pick<
  SubscriptionEntity,
  'id' | 'plan' | 'email' | 'priceCents' | 'paidUntil'
>;

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
  { id, email }: Pick<SubscriptionEntity, 'id' | 'email'>,
  first: PaymentEntity | null,
): Promise<string | null> {
  const own = first?.applicationId ?? null;
  if (own || !email) return own;
  const [last] = await manager.query<{ applicationId: string }[]>(
    `select p.application_id as "applicationId"
     from subscriptions s join payments p on p.id = s.first_payment_id
     where s.email = $1 and s.id <> $2 and p.application_id is not null
     order by s.first_paid_at desc limit 1`,
    [email, id],
  );
  return last?.applicationId ?? null;
}

/**
 * The data of every event about a subscription.
 * @param applicationId the application that it pays for, if the event says so
 */
export async function eventDataOf(
  manager: EntityManager,
  entity: Described,
  applicationId: string | null,
) {
  const paidFor =
    applicationId ?? (await applicationOf(manager, entity, await firstPayment(manager, entity.id)));
  return {
    businessName: await listedName(manager, paidFor),
    id: entity.id,
    plan: entity.plan,
    email: entity.email,
    applicationId,
    priceCents: entity.priceCents,
    paidUntil: entity.paidUntil.toISOString(),
  };
}
