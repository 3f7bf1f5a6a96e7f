import { type OwnEvent, ownEventSchema } from '@town/contracts/calendar/private-link';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import type { RecordEntity } from '@town/managed-records/record-entity';

/** The day on which an event is over. */
export const lastDay = ({ date, endDate }: RecordContent): string => String(endDate || date || '');

/** What its sender sees of an event. */
export interface SeenEvent {
  content: RecordContent;
  awaitsReview: boolean;
}

/** An event as whoever has sent it sees it: with what waits for the staff. */
export function toOwnEvent(
  { id, slug, publishedVersion }: RecordEntity,
  { content, awaitsReview }: SeenEvent,
): OwnEvent {
  return ownEventSchema.parse({
    time: null,
    endTime: null,
    location: null,
    category: null,
    ...content,
    description: content['description'] ?? '',
    status: content['status'] ?? 'scheduled',
    id,
    slug: publishedVersion === null ? null : slug,
    awaitsReview,
  });
}
