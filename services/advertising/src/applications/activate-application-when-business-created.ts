import { Injectable } from '@nestjs/common';
import { businessCreated } from '@town/contracts/businesses/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { ApplicationEntity } from './application-entity.js';

/** Stores the id and the name of the business that was created from an approved application, or that it was approved with. */
@Injectable()
@HandlesEvent({
  contract: businessCreated,
  name: 'activate-application-when-business-created',
})
export class ActivateApplicationWhenBusinessCreated
  implements EventHandler<typeof businessCreated>
{
  async handle(
    manager: EntityManager,
    business: z.output<typeof businessCreated.data>,
  ): Promise<void> {
    if (!business.applicationId) return;
    const application = await manager.findOne(ApplicationEntity, {
      where: { id: business.applicationId },
      lock: { mode: 'pessimistic_write' },
    });
    // The application was deleted, so there is nothing to update.
    if (!application) return;
    const { id, approval, existed, name } = business;
    application.recordBusiness(id, approval, existed, name);
    await manager.save(application);
  }
}
