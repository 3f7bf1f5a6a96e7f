import type { EntityManager } from 'typeorm';
import { ApplicationEntity } from '../applications/application-entity.js';
import { PaymentEntity } from './payment-entity.js';

/**
 * Lets nobody else record or claim this payment before the transaction is over: whichever of
 * payment and application comes second finds the first.
 */
export async function lockPayment(manager: EntityManager, id: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727002))', [id]);
}

/** Lets an application that has just come be paid for by the payment that it names and has locked. */
export async function claimPayment(
  manager: EntityManager,
  applicationId: string,
  paymentIntentId: string,
): Promise<void> {
  const payment = await manager.findOneBy(PaymentEntity, { id: paymentIntentId });
  if (!payment?.payFor(applicationId)) return;
  await manager.save(payment);
  await showPayment(manager, payment);
}

/** Finds the application that a payment is for: of those that name it, the first that came. */
export async function findApplication(
  manager: EntityManager,
  payment: PaymentEntity,
): Promise<void> {
  const [first]: { id: string }[] = await manager.query(
    `select id from advertiser_applications where payment_intent_id = $1
     order by created_at, id limit 1`,
    [payment.id],
  );
  if (first) payment.payFor(first.id);
}

/** Shows staff, at its application, what is known of a payment. */
export async function showPayment(manager: EntityManager, payment: PaymentEntity): Promise<void> {
  if (!payment.applicationId) return;
  await manager.update(ApplicationEntity, payment.applicationId, { payment: payment.summary() });
}
