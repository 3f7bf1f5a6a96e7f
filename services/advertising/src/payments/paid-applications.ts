import type { ApplicationPayment } from '@town/contracts/payments/summary';
import type { EntityManager } from 'typeorm';

/**
 * The interface through which payments use applications. Applications depend on payments and implement it,
 * so that payments need not depend on applications.
 */
export abstract class PaidApplications {
  /** The id of the first application that names a payment. */
  abstract findFor(manager: EntityManager, paymentId: string): Promise<string | undefined>;
  /** Stores the state of the payment at an application, for staff. */
  abstract show(manager: EntityManager, id: string, payment: ApplicationPayment): Promise<void>;
}
