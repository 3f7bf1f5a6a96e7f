import { Injectable } from '@nestjs/common';
import type { ApplicationPayment } from '@town/contracts/payments/summary';
import type { EntityManager } from 'typeorm';
import type { PaidApplications } from '../payments/paid-applications.js';
import { ApplicationEntity } from './application-entity.js';

/** Tells payments about the applications that they pay for. */
@Injectable()
export class ApplicationPayments implements PaidApplications {
  async findFor(manager: EntityManager, paymentId: string): Promise<string | undefined> {
    const first = await manager
      .createQueryBuilder(ApplicationEntity, 'application')
      .select('application.id', 'id')
      .where('application.paymentIntentId = :paymentId', { paymentId })
      // The time of the server, not the one that the sender claims.
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
