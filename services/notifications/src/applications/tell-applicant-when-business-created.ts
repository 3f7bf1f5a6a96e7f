import { Injectable } from '@nestjs/common';
import { businessCreated } from '@town/contracts/business-created';
import type { CloudEvent } from '@town/contracts/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { ApplicationHistory } from './application-history.js';
import { GoLive } from './go-live.js';

@Injectable()
@HandlesEvent({ contract: businessCreated, name: 'tell-applicant-when-business-created' })
export class TellApplicantWhenBusinessCreated implements EventHandler<typeof businessCreated> {
  constructor(
    private readonly history: ApplicationHistory,
    private readonly goLive: GoLive,
  ) {}

  async handle(
    manager: EntityManager,
    business: z.output<typeof businessCreated.data>,
    event: CloudEvent,
  ): Promise<void> {
    if (!business.applicationId) return;
    const known = await this.history.record(manager, business.applicationId, {
      live_event_id: event.id,
      live_at: event.time,
      live_name: business.name,
    });
    await this.goLive.tellWhenKnown(manager, known);
  }
}
