import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PaidApplications } from './paid-applications.js';
import { PaymentEntity } from './payment-entity.js';

/** Links each payment with the one application that it pays for, in whichever order they arrive. */
@Injectable()
export class PaymentLinks {
  constructor(private readonly applications: PaidApplications) {}

  /**
   * Serializes recording and claiming this payment until the transaction ends, so that the later of payment
   * and application finds the earlier one.
   */
  async lock(manager: EntityManager, id: string): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727002))', [id]);
  }

  /** Links a new application to the payment that it names. Lock the payment first. */
  async claim(manager: EntityManager, applicationId: string, paymentId: string): Promise<void> {
    const payment = await manager.findOneBy(PaymentEntity, { id: paymentId });
    if (!payment?.payFor(applicationId)) return;
    await manager.save(payment);
    await this.show(manager, payment);
  }

  /** Finds the application that a new payment is for, and links it. */
  async findApplication(manager: EntityManager, payment: PaymentEntity): Promise<void> {
    const id = await this.applications.findFor(manager, payment.id);
    if (id) payment.payFor(id);
  }

  /** Stripe's id of the subscription that pays for an application; null when none does. */
  async subscriptionOf(manager: EntityManager, applicationId: string): Promise<string | null> {
    const payment = await manager.findOneBy(PaymentEntity, { applicationId });
    return payment?.subscriptionId ?? null;
  }

  async show(manager: EntityManager, payment: PaymentEntity): Promise<void> {
    if (!payment.applicationId) return;
    await this.applications.show(manager, payment.applicationId, payment.summary());
  }
}
