import { Injectable } from '@nestjs/common';
import { advertiserApproved } from '@town/contracts/advertiser';
import { businessCreated } from '@town/contracts/business-created';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import { Outbox } from '@town/service-kit/events/outbox';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { BusinessEntity } from './business-entity.js';
import { categoryOfBusinessType } from './category-of-business-type.js';

/** Lists a business once for each approved application, however often it is approved. */
@Injectable()
@HandlesEvent({
  contract: advertiserApproved,
  name: 'create-business-when-advertiser-approved',
})
export class CreateBusinessWhenAdvertiserApproved
  implements EventHandler<typeof advertiserApproved>
{
  constructor(private readonly outbox: Outbox) {}

  async handle(
    manager: EntityManager,
    application: z.output<typeof advertiserApproved.data>,
  ): Promise<void> {
    const business = manager.create(BusinessEntity, {
      name: application.businessName,
      description: application.businessDescription ?? '',
      category: categoryOfBusinessType(application.businessType),
      address: application.businessAddress,
      phone: application.phone,
      website: application.businessWebsite,
      applicationId: application.id,
    });
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(BusinessEntity)
      .values(business)
      .orIgnore()
      .returning('id')
      .execute();
    const id: string | undefined = raw[0]?.id;
    if (!id) return;
    await this.outbox.enqueue(manager, businessCreated, {
      id,
      name: business.name,
      category: business.category,
      applicationId: application.id,
    });
  }
}
