/**
 * How businesses and visitors change events that they have sent. Where the town reviews events, a change
 * waits for the staff, else it is public at once. An event that is over or archived does not change.
 */
import { ConflictException, Injectable } from '@nestjs/common';
import { eventChangeSchema } from '@town/contracts/calendar/form';
import type { OwnEvent } from '@town/contracts/calendar/private-link';
import { recurrenceDates } from '@town/contracts/calendar/recurrence/dates';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { addDays, townDate } from '@town/contracts/town/date';
import { fieldChanges } from '@town/managed-records/field-changes';
import type { RecordEntity } from '@town/managed-records/record-entity';
import { RecordStore } from '@town/managed-records/record-store';
import { writeBesideDraft } from '@town/managed-records/write-beside-draft';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import type { EntityManager } from 'typeorm';
import { Inbox } from '../inbox/inbox.js';
import { managedEvents } from '../managed-kinds.js';
import { SettingsService } from '../settings/settings-service.js';
import { eventArrival } from './event-arrival.js';
import { daysBetween } from './occurrences/expand-event.js';
import { isOver, seenVersion } from './own-event.js';
import { refuseOver } from './refuse-over.js';
import { SentEvents } from './sent-events.js';

@Injectable()
export class EventChanges {
  constructor(
    private readonly store: RecordStore,
    private readonly inbox: Inbox,
    private readonly settings: SettingsService,
    private readonly sent: SentEvents,
  ) {}

  /** An event that can change, locked until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<RecordEntity | null> {
    const record = await this.store.lock(manager, managedEvents, id);
    if (!record || record.state === 'archived') return null;
    const { content } = await this.sent.seen(manager, record);
    return isOver(content, await this.today(manager)) ? null : record;
  }

  /**
   * Saves what the sender has changed of what they see.
   * @param by who changes it, for its history
   * @param version of what they have seen; without it any is
   * @returns the event as its sender sees it then
   * @throws ConflictException where they have seen something older
   * @throws ValidationProblem where a repeated event would begin on a day that its rule leaves out, or
   *   where the event would be over
   */
  async save(
    manager: EntityManager,
    id: string,
    by: string,
    fields: RecordContent,
    version?: string,
  ): Promise<OwnEvent> {
    const { reviewEvents } = await this.settings.current(manager);
    const record = await this.store.lock(manager, managedEvents, id);
    const shown = reviewEvents ? undefined : await this.store.publicContent(manager, record);
    const { content: seen } = await this.sent.seen(manager, record);
    // Only staff feature an event, and a call says that it is none.
    const { featured: _, ...given } = fields;
    const sent: RecordContent = { ...seen, ...withEnd(seen, given) };
    // A form sends every field: one that stays as it is must not replace a draft of the staff.
    const changed = differences(shown ?? seen, sent);
    if (Object.keys(changed).length === 0) return this.sent.own(manager, record);
    if (version && version !== seenVersion(seen)) {
      throw new ConflictException(
        'This event was changed since you opened it. Please look at it again before you save.',
      );
    }
    if ('date' in changed) refuseOtherDay(sent);
    if ('date' in changed || 'endDate' in changed) refuseOver(sent, await this.today(manager));
    const base = { record, current: shown ?? record.content };
    const written = reviewEvents
      ? await this.store.change(manager, managedEvents, id, { by, action: 'save' }, (each) => {
          each.content = { ...each.content, ...withEnd(each.content, changed) };
          // Staff chose the time for what they had seen.
          each.unschedule();
        })
      : await writeBesideDraft(this.store, manager, managedEvents, base, changed, by);
    const stored = reviewEvents ? written.version : (written.publishedVersion ?? written.version);
    await this.sent.note(manager, id, stored, sent);
    const arrived = eventChangeSchema.safeParse(sent).data;
    if (arrived) await this.inbox.addAgain(manager, eventArrival(id, arrived));
    return this.sent.own(manager, written);
  }

  /** The town's calendar day. */
  async today(manager: EntityManager): Promise<string> {
    return townDate(new Date(), (await this.settings.current(manager)).profile.timeZone);
  }
}

/** A rule has no dates at all from a day that it does not mean: the calendar would lose the event. */
function refuseOtherDay({ date, recurrence }: RecordContent): void {
  if (typeof recurrence !== 'string' || typeof date !== 'string') return;
  if (recurrenceDates(recurrence, date, { from: date, to: date }).length > 0) return;
  const message =
    'This event is repeated, and does not take place on this day of the week or month';
  throw new ValidationProblem([{ path: 'date', message }]);
}

function differences(before: RecordContent, after: RecordContent): RecordContent {
  const changes = fieldChanges(managedEvents.kind, before, after);
  return Object.fromEntries(changes.map(({ field }) => [field, after[field]]));
}

/** A form of an earlier release names no last day: the event keeps its length when it moves past its end. */
function withEnd({ date, endDate }: RecordContent, fields: RecordContent): RecordContent {
  if (fields['endDate'] !== undefined) return fields;
  const begin = fields['date'];
  if (typeof begin !== 'string' || typeof endDate !== 'string') return fields;
  if (endDate === '' || begin <= endDate) return fields;
  return { ...fields, endDate: addDays(begin, daysBetween(String(date), endDate)) };
}
