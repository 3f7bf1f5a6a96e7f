import { Injectable } from '@nestjs/common';
import type { ApplicationPayment } from '@town/contracts/payments/summary';
import type { EntityManager } from 'typeorm';
import type { PaidApplications } from '../payments/paid-applications.js';
import { ApplicationEntity } from './application-entity.js';

/** Gives the payments module access to the applications that payments are for. */
@Injectable()
export class ApplicationPayments implements PaidApplications {
  async findFor(manager: EntityManager, paymentId: string): Promise<string | undefined> {
    const first = await manager
      .createQueryBuilder(ApplicationEntity, 'application')
      .select('application.id', 'id')
      .where('application.paymentIntentId = :paymentId', { paymentId })
      // By the server's time: the submission time comes from the sender and cannot be trusted.
      .orderBy('created_at')
      .addOrderBy('application.id')
      .limit(1)
      .getRawOne<{ id: string }>();
    return first?.id;
  }

  async show(manager: EntityManager, id: string, payment: ApplicationPayment): Promise<void> {
    await manager.update(ApplicationEntity, id, { payment });
  }
}
