import { Injectable } from '@nestjs/common';
import { businessCreated } from '@town/contracts/businesses/events';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { ApplicationHandler } from './application-handler.js';

@Injectable()
@HandlesEvent({ contract: businessCreated, name: 'tell-applicant-when-business-created' })
export class TellApplicantWhenBusinessCreated
  extends ApplicationHandler
  implements EventHandler<typeof businessCreated>
{
  async handle(
    manager: EntityManager,
    business: z.output<typeof businessCreated.data>,
    event: CloudEvent,
  ): Promise<void> {
    if (!business.applicationId) return;
    const { applicationId: id } = business;
    // It was taken back, and approved again: the applicant has had this mail.
    if (await this.history.isLive(manager, id, business)) return;
    const known = await this.history.record(manager, id, {
      live_event_id: event.id,
      live_at: event.time,
      live_name: business.name,
      live_business_id: business.id,
    });
    await this.goLive.informWhenKnown(manager, known);
  }
}
