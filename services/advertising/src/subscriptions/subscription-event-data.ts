import type { CardOf } from '@town/contracts/subscriptions/card-of';
import type { EntityManager, FindOneOptions } from 'typeorm';
import { listedName } from '../applications/listed-name.js';
import { PaymentEntity } from '../payments/payment-entity.js';
import type { SubscriptionEntity } from './subscription-entity.js';

/** What every event about a subscription says of it. */
export type Described = Pick<
  SubscriptionEntity,
  'id' | 'plan' | 'email' | 'priceCents' | 'paidUntil'
> & {
  /** Undefined where nothing is to be said of the card. */
  cardOf: CardOf | undefined;
};

/** Finds the first payment of a subscription. */
export const firstPaymentOf = (id: string): FindOneOptions<PaymentEntity> => ({
  where: { subscriptionId: id },
  order: { paidAt: 'ASC' },
});

export function firstPayment(manager: EntityManager, id: string): Promise<PaymentEntity | null> {
  return manager.findOne(PaymentEntity, firstPaymentOf(id));
}

/** What decides which application a subscription pays for. It need not be stored yet. */
export type Payer = Pick<SubscriptionEntity, 'id' | 'email'>;

/** The parameters of `applicationsSql`. */
export const payers = (subscriptions: readonly Payer[]) => [
  subscriptions.map(({ id }) => id),
  subscriptions.map(({ email }) => email),
];

/**
 * SQL for the application that each subscription pays for, as `id` and `application_id`. An owner who starts
 * another subscription sends no second application, so it pays for that of the previous subscription, which may
 * still be running. If the owner does send another application, its approval changes this later. A subscription
 * that came from another address is a previous one only for those that are bought after that, and has no previous
 * one itself.
 * @param payers SQL for the `id` and `email` of the subscriptions
 */
export const applicationsOf = (payers: string) => `
  select payer.id, coalesce(
    (select p.application_id from payments p where p.subscription_id = payer.id
      order by p.paid_at limit 1),
    own.kept_application_id,
    (select coalesce(p.application_id, s.kept_application_id)
      from subscriptions s join payments p on p.id = s.first_payment_id
      where s.email = payer.email and s.id <> payer.id
        and coalesce(p.application_id, s.kept_application_id) is not null
        and own.moved_at is null
        and (s.moved_at is null or own.id is null or s.moved_at <= own.first_paid_at)
      order by s.first_paid_at desc limit 1)) as application_id
  from ${payers} as payer(id, email)
  left join subscriptions own on own.id = payer.id`;

/** The same of the subscriptions in its parameters, which `payers` makes. */
export const applicationsSql = applicationsOf('unnest($1::text[], $2::text[])');

/** The application that a subscription pays for; null without one. */
export async function applicationOf(manager: EntityManager, payer: Payer): Promise<string | null> {
  const [row] = await manager.query<{ application_id: string | null }[]>(
    applicationsSql,
    payers([payer]),
  );
  return row?.application_id ?? null;
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
  const paidFor = applicationId ?? (await applicationOf(manager, entity));
  return {
    businessName: await listedName(manager, paidFor),
    id: entity.id,
    plan: entity.plan,
    email: entity.email,
    applicationId,
    priceCents: entity.priceCents,
    paidUntil: entity.paidUntil.toISOString(),
    cardOf: entity.cardOf,
  };
}
