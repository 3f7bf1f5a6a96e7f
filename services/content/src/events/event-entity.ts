import { type EventCategory, townEventSchema } from '@town/contracts/calendar/record';
import type { EventStatus } from '@town/contracts/calendar/statuses';
import { PicturedRow } from '@town/managed-records/public/pictured-row';
import type { ListDefinition } from '@town/service-kit/lists/lists';
import { Column, Entity } from 'typeorm';

/** Separates an event's slug from the date, in the slug of one date of a repeated event. */
export const occurrenceSeparator = '--';

/**
 * The entries of the calendar: events that take place once, and each date of recurring events. Recurring
 * events themselves are included so that they are found by id or slug, but they are not in lists. It is a
 * view of `events` and `event_occurrences`.
 */
@Entity('calendar_entries')
export class EventEntity extends PicturedRow {
  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  category: EventCategory;

  /** The town's calendar day, YYYY-MM-DD. */
  @Column('date')
  date: string;

  @Column('text', { nullable: true })
  time: string | null;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('boolean', { default: false })
  featured: boolean;

  @Column('date', { name: 'end_date', nullable: true })
  endDate: string | null;

  /** The end date, or the date of an event of one day. */
  @Column('date', { name: 'last_date' })
  lastDate: string;

  @Column('text', { name: 'end_time', nullable: true })
  endTime: string | null;

  @Column('text')
  status: EventStatus;

  @Column('text', { name: 'status_note', nullable: true })
  statusNote: string | null;

  @Column('date', { name: 'previous_date', nullable: true })
  previousDate: string | null;

  @Column('text', { nullable: true })
  price: string | null;

  @Column('text', { name: 'ticket_url', nullable: true })
  ticketUrl: string | null;

  @Column('text', { nullable: true })
  organizer: string | null;

  @Column('text', { nullable: true })
  recurrence: string | null;

  @Column('uuid', { name: 'series_id', nullable: true })
  seriesId: string | null;

  @Column('text', { name: 'series_slug', nullable: true })
  seriesSlug: string | null;

  @Column('boolean', { name: 'is_series' })
  isSeries: boolean;

  @Column('text', { name: 'title_es', nullable: true })
  titleEs: string | null;

  @Column('text', { name: 'description_es', nullable: true })
  descriptionEs: string | null;
}

/** The definition of the public list of events. */
export const shownEvents: ListDefinition<EventEntity> = {
  entity: EventEntity,
  schema: townEventSchema,
  list: 'events',
};
