import { historicalPhotoKind } from '@town/contracts/managed-records/historical-photo-kind';
import {
  civicContactKind,
  eventKind,
  newsKind,
} from '@town/contracts/managed-records/managed-kinds';
import { noticeKind } from '@town/contracts/managed-records/notice-kind';
import { pageKind } from '@town/contracts/managed-records/page-kind';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { newsArticleSchema } from '@town/contracts/news/record';
import { noticeEnded, noticeStarted } from '@town/contracts/notices/events';
import { spanishField } from '@town/contracts/records/translated';
import { townPageSchema } from '@town/contracts/town-pages/record';
import type { ManagedKind } from '@town/managed-records/managed-kind';
import { CalendarReader } from './calendar-files/calendar-reader.js';
import { occurrenceSeparator, shownEvents } from './events/event-entity.js';
import { newExceptionErrors } from './events/new-exceptions.js';
import { endingSeries } from './events/occurrences/ending-series.js';
import { leavesOutDate } from './events/occurrences/leaves-out-date.js';
import { writeOccurrences } from './events/occurrences/write-occurrences.js';
import { closeArchivedEvent } from './inbox/events/close-archived-event.js';
import { isOpenEvent } from './inbox/waiting-events.js';
import { NewsArticleEntity } from './news/news-article-entity.js';
import { sanitizeArticle } from './news/sanitize-article.js';
import { PageEntity } from './pages/page-entity.js';
import { SettingsService } from './settings/settings-service.js';

export const managedEvents: ManagedKind = {
  kind: eventKind,
  table: 'events',
  shown: shownEvents,
  saveErrors: newExceptionErrors,
  endingSoon: endingSeries,
  awaitsReview: isOpenEvent,
  archived: closeArchivedEvent,
  follow: (manager, { id }) => writeOccurrences(manager, id, new Date()),
  partSeparator: occurrenceSeparator,
  leavesOut: leavesOutDate,
  readers: { 'text/calendar': CalendarReader },
};

/** Returns a function that sanitises the HTML of a field and of its translation. */
function cleaned(field: string): (content: RecordContent) => RecordContent {
  const translation = spanishField(field);
  return (content) => ({
    ...content,
    [field]: sanitizeArticle(String(content[field] ?? '')),
    [translation]: sanitizeArticle(String(content[translation] ?? '')) || null,
  });
}

/** The kinds of records that staff manage in this service, and the tables of their public rows. */
export const managedKinds: readonly ManagedKind[] = [
  managedEvents,
  {
    kind: newsKind,
    table: 'news_articles',
    shown: { entity: NewsArticleEntity, schema: newsArticleSchema },
    clean: cleaned('content'),
    clock: SettingsService,
  },
  { kind: civicContactKind, table: 'civic_contacts' },
  { kind: historicalPhotoKind, table: 'historical_photos' },
  {
    kind: noticeKind,
    table: 'notices',
    period: { from: 'startsAt', until: 'endsAt', started: noticeStarted, ended: noticeEnded },
    clock: SettingsService,
  },
  {
    kind: pageKind,
    table: 'pages',
    shown: { entity: PageEntity, schema: townPageSchema },
    clean: cleaned('body'),
  },
];
