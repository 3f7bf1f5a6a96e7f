import { Injectable, type Type } from '@nestjs/common';
import {
  type RecordEvent,
  type RecordReference,
  recordEvents,
} from '@town/contracts/managed-records/events';
import type { CloudEvent, EventContract } from '@town/contracts/messaging/cloud-event';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import { Inbox } from '../inbox.js';
import { recordHandlerName } from './record-consumers.js';

/** One handler for each event of each kind of record. The service's messaging lists their names. */
export const recordHandlers = recordEvents.map(noteRecordWhenItChanged);

function noteRecordWhenItChanged(recordEvent: RecordEvent): Type<EventHandler<EventContract>> {
  const { contract, happening } = recordEvent;

  @Injectable()
  @HandlesEvent({ contract, name: recordHandlerName(recordEvent) })
  class NoteRecordWhenItChanged implements EventHandler<typeof contract> {
    constructor(private readonly inbox: Inbox) {}

    handle(manager: EntityManager, record: RecordReference, { time }: CloudEvent): Promise<void> {
      return this.inbox.noteRecord(manager, record, happening, new Date(time));
    }
  }
  return NoteRecordWhenItChanged;
}
