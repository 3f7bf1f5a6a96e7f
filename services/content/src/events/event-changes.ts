/**
 * How businesses and visitors change events that they have sent. If the town reviews events, a change waits
 * for the staff; otherwise it is public at once. An event that is over or archived cannot change.
 */
import { ConflictException, Injectable } from '@nestjs/common';
import { eventChangeSchema } from '@town/contracts/calendar/form';
import { isRepeatedOn } from '@town/contracts/calendar/recurrence/dates';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { addDays, townDate } from '@town/contracts/town/date';
import { fieldChanges } from '@town/managed-records/records/field-changes';
import type { RecordEntity } from '@town/managed-records/records/record-entity';
import { RecordStore } from '@town/managed-records/records/record-store';
import { writeBesideDraft } from '@town/managed-records/records/write-beside-draft';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import type { EntityManager } from 'typeorm';
import { Inbox } from '../inbox/inbox.js';
import { managedEvents } from '../managed-kinds.js';
import { SettingsService } from '../settings/settings-service.js';
import { postingBusiness } from './businesses/posting-business.js';
import { eventArrival } from './event-arrival.js';
import { mergedDates } from './occurrences/cancelled-dates.js';
import { exceptionsIn } from './occurrences/exceptions.js';
import { daysBetween } from './occurrences/expand-event.js';
import { isOver, seenVersion } from './own-event.js';
import { refuseNoDateLeft, refuseOver } from './refuse-over.js';
import { SentEvents } from './sent-events.js';

/** What the sender of an event changes. */
export interface SentChange {
  fields: RecordContent;
  /** The version of what the sender has seen; not checked when undefined. */
  version?: string | undefined;
  /** Computes such a version. */
  versionOf?: (content: RecordContent) => string;
}

@Injectable()
export class EventChanges {
  constructor(
    private readonly store: RecordStore,
    private readonly inbox: Inbox,
    private readonly settings: SettingsService,
    private readonly sent: SentEvents,
  ) {}

  /** Finds an event that can still change, and locks it until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<RecordEntity | null> {
    const record = await this.store.lock(manager, managedEvents, id);
    if (!record || record.state === 'archived') return null;
    const { content } = await this.sent.seen(manager, record);
    return isOver(content, await this.today(manager)) ? null : record;
  }

  /**
   * Saves the sender's changes.
   * @param by who changes it, for its history
   * @returns the record afterwards
   * @throws ConflictException when the sender has seen an older version
   * @throws ValidationProblem when a recurring event would begin on a day that its rule excludes, or when
   * the event would be over
   */
  async save(
    manager: EntityManager,
    id: string,
    by: string,
    { fields, version, versionOf = seenVersion }: SentChange,
  ): Promise<RecordEntity> {
    const { reviewEvents } = await this.settings.current(manager);
    const record = await this.store.lock(manager, managedEvents, id);
    const shown = reviewEvents ? undefined : await this.store.publicContent(manager, record);
    const { content: seen } = await this.sent.seen(manager, record);
    // Only staff can feature an event, so the field is ignored.
    const { featured: _, ...given } = fields;
    const sent: RecordContent = { ...seen, ...withEnd(seen, given) };
    // What waited for the staff becomes public with the change, once the town reviews no events any more.
    const before = shown ? [shown, seen] : [seen];
    const changed = differences(before, sent);
    if (Object.keys(changed).length === 0) return record;
    if (version && version !== versionOf(seen)) {
      throw new ConflictException(
        'This event was changed since you opened it. Please look at it again before you save.',
      );
    }
    await this.refuseDates(manager, changed, sent);
    const base = { record, current: shown ?? record.content };
    const change = (content: RecordContent): RecordContent => ({
      ...withEnd(content, changed),
      ...('exceptions' in changed && { exceptions: mergedDates(content, before, sent) }),
    });
    const written = reviewEvents
      ? await this.store.change(manager, managedEvents, id, { by, action: 'save' }, (each) => {
          each.content = { ...each.content, ...change(each.content) };
          // Staff chose the time for the content before this change.
          each.unschedule();
        })
      : await writeBesideDraft(this.store, manager, managedEvents, base, change, by);
    const stored = reviewEvents ? written.version : (written.publishedVersion ?? written.version);
    await this.sent.note(manager, id, stored, sent);
    await this.tellStaff(manager, id, sent);
    return written;
  }

  /** Puts the event into the inbox again, with what its sender sees now. */
  private async tellStaff(manager: EntityManager, id: string, sent: RecordContent): Promise<void> {
    const arrived = eventChangeSchema.safeParse(sent).data;
    if (!arrived) return;
    const today = await this.today(manager);
    const recurrence = String(sent['recurrence'] ?? '');
    // A change of the rule leaves single dates on which the event does not take place any more.
    const cancelled = exceptionsIn(sent).filter(
      ({ date, change }) =>
        change === 'cancelled' && date >= today && isRepeatedOn(recurrence, arrived.date, date),
    );
    const business = await postingBusiness(manager, id);
    const event = { ...arrived, recurrence, cancelled, business };
    await this.inbox.addAgain(manager, eventArrival(id, event));
  }

  /** Refuses days on which the event does not take place, and an event that would be over. */
  private async refuseDates(
    manager: EntityManager,
    changed: RecordContent,
    sent: RecordContent,
  ): Promise<void> {
    const isRuleChanged = 'recurrence' in changed;
    if ('date' in changed || isRuleChanged) refuseOtherDay(sent, isRuleChanged);
    if ('date' in changed || 'endDate' in changed) refuseOver(sent, await this.today(manager));
    else if (isRuleChanged) refuseNoDateLeft(sent, await this.today(manager));
  }

  /** The town's calendar day. */
  async today(manager: EntityManager): Promise<string> {
    return townDate(new Date(), (await this.settings.current(manager)).profile.timeZone);
  }
}

/** A rule that does not match its start date has no dates at all, so the event would disappear. */
function refuseOtherDay({ date, recurrence }: RecordContent, isRuleChanged: boolean): void {
  if (typeof recurrence !== 'string' || typeof date !== 'string') return;
  if (isRepeatedOn(recurrence, date, date)) return;
  const message =
    'This event is repeated, and does not take place on this day of the week or month';
  throw new ValidationProblem([{ path: isRuleChanged ? 'recurrence' : 'date', message }]);
}

/**
 * The values of the fields that differ from any of the earlier contents. A form sends every field; an
 * unchanged one must not overwrite a draft of the staff.
 */
function differences(before: readonly RecordContent[], after: RecordContent): RecordContent {
  const changes = before.flatMap((each) => fieldChanges(managedEvents.kind, each, after));
  return Object.fromEntries(changes.map(({ field }) => [field, after[field]]));
}

/** A form of an earlier release has no end date. An event moved past its end keeps its length. */
function withEnd({ date, endDate }: RecordContent, fields: RecordContent): RecordContent {
  if (fields['endDate'] !== undefined) return fields;
  const begin = fields['date'];
  if (typeof begin !== 'string' || typeof endDate !== 'string') return fields;
  if (endDate === '' || begin <= endDate) return fields;
  return { ...fields, endDate: addDays(begin, daysBetween(String(date), endDate)) };
}
