import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EventQuery } from '@town/contracts/api/list-query';
import { eventSubmitted } from '@town/contracts/calendar/events';
import type { EventSubmission } from '@town/contracts/calendar/form';
import { type SubmittedEvent, townEventSchema } from '@town/contracts/calendar/record';
import { RecordStore } from '@town/managed-records/record-store';
import { Outbox } from '@town/service-kit/events/outbox';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { type ListDefinition, Lists } from '@town/service-kit/lists/lists';
import type { SubmissionContext } from '@town/service-kit/submissions/submission-context';
import { Submissions } from '@town/service-kit/submissions/submissions';
import { Inbox } from '../inbox/inbox.js';
import { managedEvents } from '../managed-kinds.js';
import { SettingsService } from '../settings/settings-service.js';
import { EventEntity } from './event-entity.js';

const definition: ListDefinition<EventEntity> = {
  entity: EventEntity,
  schema: townEventSchema,
};

@Injectable()
export class EventsService {
  constructor(
    private readonly lists: Lists,
    private readonly submissions: Submissions,
    private readonly outbox: Outbox,
    private readonly store: RecordStore,
    private readonly inbox: Inbox,
    private readonly settings: SettingsService,
  ) {}

  /** By date, the earliest first, past events included. */
  list({ category, from, to, ...page }: EventQuery): Promise<ListSnapshot> {
    return this.lists.page(definition, page, (t) => {
      if (category) t.andWhere('t.category = :category', { category });
      if (from) t.andWhere('t.date >= :from', { from });
      if (to) t.andWhere('t.date <= :to', { to });
      return t.orderBy('t.date').addOrderBy('lower(t.title)').addOrderBy('t.id');
    });
  }

  /** Adds an event to the calendar, or keeps it as a draft where the town reviews events. */
  async submit(submission: EventSubmission, context: SubmissionContext): Promise<SubmittedEvent> {
    const { reviewEvents } = await this.settings.current();
    const event: SubmittedEvent = {
      id: randomUUID(),
      ...submission,
      ...(reviewEvents && { awaitsReview: true }),
    };
    return this.submissions.accept(context, submission, event, async (manager) => {
      await this.store.create(
        manager,
        managedEvents,
        {
          id: event.id,
          content: submission,
          ...(!reviewEvents && { begin: (draft) => draft.publish() }),
        },
        { by: 'visitor', action: 'create' },
      );
      await this.outbox.enqueue(manager, eventSubmitted, event);
      await this.inbox.add(manager, {
        kind: 'event',
        recordId: event.id,
        recordKind: 'events',
        subject: event.title,
        sender: {},
        details: [
          ['Date', event.date],
          ['Time', event.time],
          ['Place', event.location],
          ['Category', event.category],
          ['Description', event.description],
        ],
        receivedAt: new Date(),
      });
    });
  }
}
