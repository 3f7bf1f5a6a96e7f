import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { eventSubmitted } from '@town/contracts/content-events';
import type { EventSubmission } from '@town/contracts/event-submission';
import type { EventQuery } from '@town/contracts/list-query';
import { type TownEvent, townEventSchema } from '@town/contracts/town-event';
import { Outbox } from '@town/service-kit/events/outbox';
import type { ListDefinition } from '@town/service-kit/lists/list-definition';
import type { ListSnapshot } from '@town/service-kit/lists/list-snapshot';
import { PublicLists } from '@town/service-kit/lists/public-lists';
import type { SubmissionContext } from '@town/service-kit/submissions/submission-context';
import { Submissions } from '@town/service-kit/submissions/submissions';
import { DataSource } from 'typeorm';
import { EventEntity } from './event-entity.js';

const definition: ListDefinition = {
  entity: EventEntity,
  schema: townEventSchema,
  orderBy: 't.date, lower(t.title), t.id',
};

@Injectable()
export class EventsService {
  constructor(
    private readonly lists: PublicLists,
    private readonly submissions: Submissions,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
  ) {}

  /** By date, the earliest first; past ones are part of the calendar. */
  list({ category, from, limit, offset }: EventQuery): Promise<ListSnapshot> {
    const filters = [];
    if (category) filters.push({ sql: 't.category = ?', values: [category] });
    if (from) filters.push({ sql: 't.date >= ?', values: [from] });
    return this.lists.page(definition, { filters, limit, offset });
  }

  /** Puts an event on the calendar, at once. */
  submit(submission: EventSubmission, context: SubmissionContext): Promise<TownEvent> {
    const event: TownEvent = { id: randomUUID(), ...submission };
    return this.submissions.accept(context, submission, event, async (manager) => {
      await manager.insert(EventEntity, event);
      await this.outbox.enqueue(manager, eventSubmitted, event);
    });
  }

  /** Takes an event down. */
  async remove(id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(EventEntity, { id });
    if (!affected) throw new NotFoundException('Event not found');
  }
}
