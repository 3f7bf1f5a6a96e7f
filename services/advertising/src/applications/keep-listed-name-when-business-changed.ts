import { Injectable, type Type } from '@nestjs/common';
import type { RecordEvent, RecordReference } from '@town/contracts/managed-records/events';
import type { EventContract } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import { nameEvents, nameHandlerName } from './name-consumers.js';

/** One handler for each event that says the name of a public business. */
export const nameHandlers = nameEvents.map(keepListedNameWhenBusinessChanged);

function keepListedNameWhenBusinessChanged(event: RecordEvent): Type<EventHandler<EventContract>> {
  const { contract } = event;

  /** Stores the new name of a business for mails and accounts about its plan. */
  @Injectable()
  @HandlesEvent({ contract, name: nameHandlerName(event) })
  class KeepListedNameWhenBusinessChanged implements EventHandler<typeof contract> {
    async handle(manager: EntityManager, { id, title, version }: RecordReference): Promise<void> {
      if (!title) return;
      await manager.query(
        `update advertiser_applications set listed_name = $2, listed_version = $3
         where business_id = $1 and not is_taken_back
           and (listed_version is null or listed_version <= $3)`,
        [id, title, version],
      );
    }
  }
  return KeepListedNameWhenBusinessChanged;
}
