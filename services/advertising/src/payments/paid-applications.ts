import type { ApplicationPayment } from '@town/contracts/payments/summary';
import type { EntityManager } from 'typeorm';

/**
 * What payments need to know about applications. Applications depend on payments and implement
 * this; payments depend on nothing of theirs.
 */
export abstract class PaidApplications {
  /** Of the applications that name a payment, the id of the first that arrived. */
  abstract findFor(manager: EntityManager, paymentId: string): Promise<string | undefined>;
  /** Shows staff, at an application, what is known of its payment. */
  abstract show(manager: EntityManager, id: string, payment: ApplicationPayment): Promise<void>;
}
