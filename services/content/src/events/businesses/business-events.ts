/**
 * Events that businesses post. The catalog has checked that the caller manages the business and that its
 * plan includes events. The rules are those of visitors' events: public at once, or pending when the town
 * reviews events.
 */
import { Injectable, NotFoundException } from '@nestjs/common';
import {
  type BusinessEvent,
  type BusinessEventCall,
  repeatedEventsAtMost,
  tooManyRepeatedMessage,
} from '@town/contracts/calendar/business-events';
import { eventSubmitted } from '@town/contracts/calendar/events';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { RecordEntity } from '@town/managed-records/records/record-entity';
import { RecordStore } from '@town/managed-records/records/record-store';
import { Outbox } from '@town/service-kit/events/outbox';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { DataSource, type EntityManager, In, Not, Raw } from 'typeorm';
import { Inbox } from '../../inbox/inbox.js';
import { managedEvents } from '../../managed-kinds.js';
import { SettingsService } from '../../settings/settings-service.js';
import { eventArrival } from '../event-arrival.js';
import { EventChanges, type SentChange } from '../event-changes.js';
import { withDate } from '../occurrences/cancelled-dates.js';
import { entriesOf } from '../occurrences/exceptions.js';
import type { EventException } from '../occurrences/expand-event.js';
import { isOver } from '../own-event.js';
import { refuseOver, refuseRepetition } from '../refuse-over.js';
import { SentEvents } from '../sent-events.js';
import { EventBusinessEntity } from './event-business-entity.js';
import { refuseDate } from './single-dates.js';
import { businessVersion, toBusinessEvent } from './to-business-event.js';

/** An event of a business, and the person who changes it. */
type ChosenEvent = BusinessEventCall['cancel'];

/** Most events of a business take place once, and need not be read to count the others. */
const hasRule = Raw((content) => `${content} ->> 'recurrence' is not null`);

@Injectable()
export class BusinessEvents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: RecordStore,
    private readonly outbox: Outbox,
    private readonly inbox: Inbox,
    private readonly settings: SettingsService,
    private readonly changes: EventChanges,
    private readonly sent: SentEvents,
  ) {}

  /** Events that are neither over nor archived, next first. */
  list(businessId: string): Promise<BusinessEvent[]> {
    return this.dataSource.transaction(async (manager) => {
      const events = await this.coming(manager, businessId);
      const next = ({ date, dates }: BusinessEvent) => dates[0]?.date ?? date;
      return events.sort(
        (a, b) => next(a).localeCompare(next(b)) || a.title.localeCompare(b.title),
      );
    });
  }

  private async coming(
    manager: EntityManager,
    businessId: string,
    isRepeated = false,
  ): Promise<BusinessEvent[]> {
    const posted = await manager.findBy(EventBusinessEntity, { businessId });
    const ids = In(posted.map(({ eventId }) => eventId));
    const today = await this.changes.today(manager);
    const events: BusinessEvent[] = [];
    for (const record of await manager.findBy(RecordEntity, {
      id: ids,
      state: Not('archived'),
      ...(isRepeated && { content: hasRule }),
    })) {
      const seen = await this.sent.seen(manager, record);
      if (!isOver(seen.content, today)) events.push(toBusinessEvent(record, seen, today));
    }
    return events;
  }

  /** Creates an event; a repeated request returns the existing one. */
  create({
    businessId,
    eventId: id,
    organizer,
    by,
    event,
  }: BusinessEventCall['create']): Promise<BusinessEvent> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727081))', [id]);
      const known = await manager.findOneBy(RecordEntity, { id });
      if (known) return this.shown(manager, await this.find(manager, businessId, id));
      refuseOver({ ...event }, await this.changes.today(manager));
      refuseRepetition({ ...event });
      if (event.recurrence) await this.refuseMoreRepeated(manager, businessId);
      const { reviewEvents } = await this.settings.current(manager);
      const record = await this.store.create(
        manager,
        managedEvents,
        {
          id,
          content: { ...event, organizer },
          ...(!reviewEvents && { begin: (draft) => draft.publish() }),
        },
        { by, action: 'create' },
      );
      await manager.insert(EventBusinessEntity, { eventId: id, businessId });
      const submitted = { id, ...event, ...(reviewEvents && { awaitsReview: true as const }) };
      await this.outbox.enqueue(manager, eventSubmitted, submitted);
      await this.inbox.add(manager, eventArrival(id, { ...event, business: organizer }, by));
      return this.shown(manager, record);
    });
  }

  change({ event, version, ...chosen }: BusinessEventCall['change']): Promise<BusinessEvent> {
    return this.save(chosen, async (manager, { date, recurrence }) => {
      const isSame = event.date === date && event.recurrence === recurrence;
      // What the staff chose may be sent back.
      if (!isSame) refuseRepetition({ ...event });
      const isNewlyRepeated = event.recurrence && !recurrence;
      if (isNewlyRepeated) await this.refuseMoreRepeated(manager, chosen.businessId);
      return { fields: { ...event }, version };
    });
  }

  /** Cancels an event, which stays on the calendar as cancelled. */
  cancel(chosen: ChosenEvent): Promise<BusinessEvent> {
    return this.save(chosen, () => ({ fields: { status: 'cancelled' } }));
  }

  /** Cancels one date of a repeated event, or takes that back. */
  changeDate({
    repetition,
    version,
    ...change
  }: BusinessEventCall['date']): Promise<BusinessEvent> {
    return this.save(change, async (manager, seen) => {
      refuseDate(seen, repetition, await this.changes.today(manager));
      const { isCancelled, note } = change;
      const cancelled: EventException = { date: repetition, change: 'cancelled', note };
      const exceptions = withDate(entriesOf(seen), repetition, isCancelled ? cancelled : undefined);
      return { fields: { exceptions }, version };
    });
  }

  private save(
    { businessId, eventId, by }: ChosenEvent,
    change: (manager: EntityManager, seen: RecordContent) => SentChange | Promise<SentChange>,
  ): Promise<BusinessEvent> {
    return this.dataSource.transaction(async (manager) => {
      const record = await this.find(manager, businessId, eventId);
      const { content: seen } = await this.sent.seen(manager, record);
      const sent = { ...(await change(manager, seen)), versionOf: businessVersion };
      return this.shown(manager, await this.changes.save(manager, eventId, by, sent));
    });
  }

  private async shown(manager: EntityManager, record: RecordEntity): Promise<BusinessEvent> {
    const today = await this.changes.today(manager);
    return toBusinessEvent(record, await this.sent.seen(manager, record), today);
  }

  /** Two requests at once are counted one after the other. */
  private async refuseMoreRepeated(manager: EntityManager, businessId: string): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727082))', [businessId]);
    const repeated = (await this.coming(manager, businessId, true)).filter(
      ({ recurrence, status }) => recurrence && status !== 'cancelled',
    );
    if (repeated.length < repeatedEventsAtMost) return;
    throw new ValidationProblem([{ path: 'recurrence', message: tooManyRepeatedMessage }]);
  }

  /** Finds an event of the business, and locks it until the transaction ends. */
  private async find(
    manager: EntityManager,
    businessId: string,
    eventId: string,
  ): Promise<RecordEntity> {
    const posted = await manager.existsBy(EventBusinessEntity, { businessId, eventId });
    const record = posted && (await this.changes.lock(manager, eventId));
    if (!record) throw new NotFoundException('The event is over or was removed.');
    return record;
  }
}
