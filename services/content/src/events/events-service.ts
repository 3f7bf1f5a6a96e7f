import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EventQuery } from '@town/contracts/api/list-query';
import { eventSubmitted } from '@town/contracts/calendar/events';
import type { EventSubmission } from '@town/contracts/calendar/form';
import type { SubmittedEvent } from '@town/contracts/calendar/record';
import { RecordStore, visitor } from '@town/managed-records/records/record-store';
import { Outbox } from '@town/service-kit/events/outbox';
import type { ListSnapshot } from '@town/service-kit/lists/list-answer';
import { Lists } from '@town/service-kit/lists/lists';
import type { SubmissionContext } from '@town/service-kit/submissions/submission-context';
import { Submissions } from '@town/service-kit/submissions/submissions';
import { Inbox } from '../inbox/inbox.js';
import { managedEvents } from '../managed-kinds.js';
import { SettingsService } from '../settings/settings-service.js';
import { eventArrival } from './event-arrival.js';
import { shownEvents } from './event-entity.js';
import { EventLinks } from './links/event-links.js';
import { isNotOver, OverEvents, type OverHours } from './over-events.js';
import { EventSenderEntity } from './senders/event-sender-entity.js';

/** The trigram similarity from which two titles may mean the same event. */
const similarity = 0.3;

/** SQL of the words with a digit in a title: "Game 3" and "Game 4" are two events. */
const numbersOf = (title: string) =>
  `array(select m[1] from regexp_matches(lower(${title}), '(\\w*\\d\\w*)', 'g') m order by 1)`;

const isSimilar = `similarity(lower(t.title), :like) >= ${similarity}
  and ${numbersOf('t.title')} = ${numbersOf(':like')}`;

/** SQL condition: the next such month, counted from the event's start, begins before or on its last day. */
const isInMonth = `t.lastDate >= date_trunc('month', t.date::timestamp)
  + make_interval(months => mod(:month::integer - extract(month from t.date)::integer + 12, 12))`;

@Injectable()
export class EventsService {
  constructor(
    private readonly lists: Lists,
    private readonly submissions: Submissions,
    private readonly outbox: Outbox,
    private readonly store: RecordStore,
    private readonly inbox: Inbox,
    private readonly settings: SettingsService,
    private readonly links: EventLinks,
    private readonly overEvents: OverEvents,
  ) {}

  /**
   * Sorted by date and start time, those without a time first; past events included. With `like`, sorted by
   * similarity. An event of several days matches on each of them.
   */
  async list({ notOverAt, ...query }: EventQuery): Promise<ListSnapshot> {
    if (!notOverAt) return this.find(query);
    for (;;) {
      const over = await this.overEvents.at(notOverAt);
      const found = await this.find(query, over);
      // If a write happened between the two reads, an event that is over may be included, so read again.
      if (found.version <= over.version) return found;
    }
  }

  private find(
    { category, from, to, month, q, like, series, dates, business, ...page }: EventQuery,
    over?: OverHours,
  ): Promise<ListSnapshot> {
    return this.lists.page(shownEvents, page, (t) => {
      t.where('not t.isSeries');
      if (over) t.andWhere(isNotOver, { lastDay: over.lastDay, overHours: over.overHours });
      if (category) t.andWhere('t.category = :category', { category });
      if (from) t.andWhere('t.lastDate >= :from', { from });
      if (to) t.andWhere('t.date <= :to', { to });
      if (month) {
        t.andWhere(isInMonth, { month });
      }
      if (series === 'none') t.andWhere('t.seriesId is null');
      else if (series) t.andWhere('t.seriesId = :series', { series });
      if (dates) t.andWhere(isNextDate, { first: from ?? null });
      if (business) {
        t.andWhere(
          `coalesce(t.seriesId, t.id) in
             (select event_id from event_businesses where business_id = :business)`,
          { business },
        );
      }
      for (const [index, word] of wordsOf(q).entries()) {
        t.andWhere(
          `strpos(plain_words(concat_ws(' ', t.title, t.description, t.location, t.organizer)),
             plain_words(:q${index})) > 0`,
          { [`q${index}`]: word },
        );
      }
      if (like) {
        t.andWhere(isSimilar, { like: like.toLowerCase() });
        t.orderBy('similarity(lower(t.title), :like)', 'DESC').addOrderBy('t.date');
        return t.addOrderBy('t.id');
      }
      t.orderBy('t.date').addOrderBy('event_begin(t.time)', 'ASC', 'NULLS FIRST');
      return t.addOrderBy('lower(t.title)').addOrderBy('t.id');
    });
  }

  /** Adds an event to the calendar, or stores it as a draft when the town reviews events. */
  async submit(submission: EventSubmission, context: SubmissionContext): Promise<SubmittedEvent> {
    const { reviewEvents } = await this.settings.current();
    const { email, ...content } = submission;
    const event: SubmittedEvent = {
      id: randomUUID(),
      ...content,
      ...(reviewEvents && { awaitsReview: true }),
    };
    return this.submissions.accept(context, submission, event, async (manager) => {
      await this.store.create(
        manager,
        managedEvents,
        {
          id: event.id,
          content,
          ...(!reviewEvents && { begin: (draft) => draft.publish() }),
        },
        { by: visitor, action: 'create' },
      );
      await this.outbox.enqueue(manager, eventSubmitted, event);
      await this.inbox.add(manager, eventArrival(event.id, content, email));
      if (!email) return;
      await this.links.create(manager, event, email, context.language);
      await manager.insert(EventSenderEntity, { eventId: event.id, language: context.language });
    });
  }
}

/**
 * SQL condition on an event with the alias `t`: its series has no earlier date from `first` on. A cancelled
 * date is the next one only where no date takes place.
 */
const isNextDate = `(t.seriesId is null or not exists (
  select from event_occurrences o
  where o.event_id = t.seriesId and case
      when (o.status = 'cancelled') = (t.status = 'cancelled') then o.date < t.date
      else t.status = 'cancelled' end
    and (:first::date is null or coalesce(o.end_date, o.date) >= :first)
))`;

const wordsOf = (q = '') => q.split(/\s+/).filter(Boolean);
