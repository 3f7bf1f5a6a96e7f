/**
 * Events that businesses post. The catalog has checked that the caller manages the business and that its
 * plan includes events. The rules are those of visitors' events: public at once, or pending when the town
 * reviews events.
 */
import { Injectable, NotFoundException } from '@nestjs/common';
import type { BusinessEventCall } from '@town/contracts/calendar/business-events';
import { eventSubmitted } from '@town/contracts/calendar/events';
import type { OwnEvent } from '@town/contracts/calendar/private-link';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { RecordEntity } from '@town/managed-records/record-entity';
import { RecordStore } from '@town/managed-records/record-store';
import { Outbox } from '@town/service-kit/events/outbox';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import { Inbox } from '../../inbox/inbox.js';
import { managedEvents } from '../../managed-kinds.js';
import { SettingsService } from '../../settings/settings-service.js';
import { eventArrival } from '../event-arrival.js';
import { EventChanges } from '../event-changes.js';
import { isOver, toOwnEvent } from '../own-event.js';
import { refuseOver } from '../refuse-over.js';
import { SentEvents } from '../sent-events.js';
import { EventBusinessEntity } from './event-business-entity.js';

/** An event of a business, and the person who changes it. */
type ChosenEvent = BusinessEventCall['cancel'];

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
  list(businessId: string): Promise<OwnEvent[]> {
    return this.dataSource.transaction(async (manager) => {
      const posted = await manager.findBy(EventBusinessEntity, { businessId });
      const ids = In(posted.map(({ eventId }) => eventId));
      const today = await this.changes.today(manager);
      const events: OwnEvent[] = [];
      for (const record of await manager.findBy(RecordEntity, {
        id: ids,
        state: Not('archived'),
      })) {
        const seen = await this.sent.seen(manager, record);
        if (!isOver(seen.content, today)) events.push(toOwnEvent(record, seen));
      }
      return events.sort((a, b) => a.date.localeCompare(b.date) || a.title.localeCompare(b.title));
    });
  }

  /** Creates an event; a repeated request returns the existing one. */
  create({
    businessId,
    eventId: id,
    organizer,
    by,
    event,
  }: BusinessEventCall['create']): Promise<OwnEvent> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727081))', [id]);
      const known = await manager.findOneBy(RecordEntity, { id });
      if (known) return this.sent.own(manager, await this.find(manager, businessId, id));
      refuseOver({ ...event }, await this.changes.today(manager));
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
      await this.inbox.add(manager, eventArrival(id, event, by));
      return this.sent.own(manager, record);
    });
  }

  change({ event, version, ...chosen }: BusinessEventCall['change']): Promise<OwnEvent> {
    return this.save(chosen, { ...event }, version);
  }

  /** Cancels an event, which stays on the calendar as cancelled. */
  cancel(chosen: ChosenEvent): Promise<OwnEvent> {
    return this.save(chosen, { status: 'cancelled' });
  }

  private save(
    { businessId, eventId, by }: ChosenEvent,
    fields: RecordContent,
    version?: string,
  ): Promise<OwnEvent> {
    return this.dataSource.transaction(async (manager) => {
      const { id } = await this.find(manager, businessId, eventId);
      return this.changes.save(manager, id, by, fields, version);
    });
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
