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

  /**
   * Stores the name of a business for mails and accounts about its plan, also while no application has the
   * business: the report of an approval may arrive later. An older event that arrives late changes nothing.
   */
  @Injectable()
  @HandlesEvent({ contract, name: nameHandlerName(event) })
  class KeepListedNameWhenBusinessChanged implements EventHandler<typeof contract> {
    async handle(manager: EntityManager, { id, title, version }: RecordReference): Promise<void> {
      if (!title) return;
      await manager.query(
        `insert into business_names (business_id, name, version) values ($1, $2, $3)
         on conflict (business_id) do update set name = excluded.name, version = excluded.version
           where business_names.version <= excluded.version`,
        [id, title, version],
      );
    }
  }
  return KeepListedNameWhenBusinessChanged;
}
