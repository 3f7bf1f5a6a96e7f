import { Injectable, type Type } from '@nestjs/common';
import type { RecordEvent, RecordReference } from '@town/contracts/managed-records/events';
import type { CloudEvent, EventContract } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import { nameEvents, nameHandlerName } from './name-consumers.js';

/** One handler for each event that says the name of a public business, or that it is public no longer. */
export const nameHandlers = nameEvents.map(keepListedNameWhenBusinessChanged);

function keepListedNameWhenBusinessChanged(event: RecordEvent): Type<EventHandler<EventContract>> {
  const { contract, happening } = event;

  /**
   * Stores the name of a business for mails and accounts about its plan, also while no application has the
   * business: the report of an approval may arrive later. An older event that arrives late changes nothing.
   */
  @Injectable()
  @HandlesEvent({ contract, name: nameHandlerName(event) })
  class KeepListedNameWhenBusinessChanged implements EventHandler<typeof contract> {
    async handle(
      manager: EntityManager,
      { id, title, version }: RecordReference,
      { time }: CloudEvent,
    ): Promise<void> {
      if (happening === 'withdrawn') await noteWithdrawn(manager, id, version, time);
      if (!title) return;
      await manager.query(
        `insert into business_names (business_id, name, version) values ($1, $2, $3)
         on conflict (business_id) do update
           set name = excluded.name, version = excluded.version, withdrawn_at = null
           where business_names.version <= excluded.version`,
        [id, title, version],
      );
    }
  }
  return KeepListedNameWhenBusinessChanged;
}

/** The name stays for a while, because the business can become public again. Its plan may go on meanwhile. */
async function noteWithdrawn(
  manager: EntityManager,
  id: string,
  version: number,
  time: string,
): Promise<void> {
  await manager.query(
    `update business_names set version = $2, withdrawn_at = $3 where business_id = $1 and version <= $2`,
    [id, version, time],
  );
}
