import { Injectable, type Type } from '@nestjs/common';
import type { RecordEvent, RecordReference } from '@town/contracts/managed-records/events';
import type { EventContract } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import { documentEvents, documentHandlerName } from './document-consumers.js';
import { SearchIndex } from './search-index.js';

/** One handler for each event of each kind that the search indexes. */
export const documentHandlers = documentEvents.map(updateDocumentWhenRecordChanged);

function updateDocumentWhenRecordChanged(event: RecordEvent): Type<EventHandler<EventContract>> {
  const { contract } = event;

  @Injectable()
  @HandlesEvent({ contract, name: documentHandlerName(event) })
  class UpdateDocumentWhenRecordChanged implements EventHandler<typeof contract> {
    constructor(private readonly index: SearchIndex) {}

    handle(manager: EntityManager, record: RecordReference): Promise<void> {
      return this.index.update(manager, record);
    }
  }
  return UpdateDocumentWhenRecordChanged;
}
