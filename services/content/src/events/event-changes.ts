/**
 * How businesses and visitors change events that they have sent. Where the town reviews events, a change
 * waits for the staff, else it is public at once. An event that is over or archived does not change.
 */
import { Injectable } from '@nestjs/common';
import { eventChangeSchema } from '@town/contracts/calendar/form';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { addDays, townDate } from '@town/contracts/town/date';
import type { RecordEntity } from '@town/managed-records/record-entity';
import { RecordStore } from '@town/managed-records/record-store';
import { writeBesideDraft } from '@town/managed-records/write-beside-draft';
import type { EntityManager } from 'typeorm';
import { Inbox } from '../inbox/inbox.js';
import { managedEvents } from '../managed-kinds.js';
import { SettingsService } from '../settings/settings-service.js';
import { eventArrival } from './event-arrival.js';
import { daysBetween } from './occurrences/expand-event.js';
import { lastDay } from './own-event.js';

@Injectable()
export class EventChanges {
  constructor(
    private readonly store: RecordStore,
    private readonly inbox: Inbox,
    private readonly settings: SettingsService,
  ) {}

  /** An event that can change, locked until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<RecordEntity | null> {
    const record = await this.store.lock(manager, managedEvents, id);
    if (!record || record.state === 'archived') return null;
    return lastDay(record.content) < (await this.today(manager)) ? null : record;
  }

  /** @param by who changes it, for its history */
  async save(
    manager: EntityManager,
    id: string,
    by: string,
    fields: RecordContent,
  ): Promise<RecordEntity> {
    const { reviewEvents } = await this.settings.current(manager);
    const before = await this.store.lock(manager, managedEvents, id);
    const shown = reviewEvents ? undefined : await this.store.publicContent(manager, before);
    const current = shown ?? before.content;
    const sentFields = withEnd(current, fields);
    const base = { record: before, current };
    const record = reviewEvents
      ? await this.store.change(manager, managedEvents, id, { by, action: 'save' }, (each) => {
          each.content = { ...current, ...sentFields };
        })
      : await writeBesideDraft(this.store, manager, managedEvents, base, sentFields, by);
    const sent = eventChangeSchema.safeParse(record.content).data;
    if (sent) await this.inbox.addAgain(manager, eventArrival(id, sent));
    return record;
  }

  /** The town's calendar day. */
  async today(manager: EntityManager): Promise<string> {
    return townDate(new Date(), (await this.settings.current(manager)).profile.timeZone);
  }
}

/** Only staff can say that an event ends on a later day: it keeps its length when it moves past its end. */
function withEnd({ date, endDate }: RecordContent, fields: RecordContent): RecordContent {
  const begin = fields['date'];
  if (typeof begin !== 'string' || typeof endDate !== 'string') return fields;
  if (endDate === '' || begin <= endDate) return fields;
  return { ...fields, endDate: addDays(begin, daysBetween(String(date), endDate)) };
}
