import { Injectable } from '@nestjs/common';
import { isOver, lastHour } from '@town/contracts/calendar/event-over';
import { lastDay } from '@town/contracts/calendar/last-day';
import {
  type DocumentKind,
  documentKinds,
  type SearchDocument,
  searchDocumentsPage,
} from '@town/contracts/search/document';
import { addDays, townDate } from '@town/contracts/town/date';
import { townTime } from '@town/contracts/town/town-time';
import { RecordEntity } from '@town/managed-records/records/record-entity';
import { DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { CivicContactEntity } from '../civic-contacts/civic-contact-entity.js';
import { EventEntity } from '../events/event-entity.js';
import { NewsArticleEntity } from '../news/news-article-entity.js';
import { PageEntity } from '../pages/page-entity.js';
import { plainText } from '../plain-text.js';
import { SettingsService } from '../settings/settings-service.js';

type Words = Omit<SearchDocument, 'id' | 'kind' | 'slug' | 'version'>;
type Read = (
  manager: EntityManager,
  ids: string[],
  timeZone: string,
) => Promise<Map<string, Words>>;

/** The start of an article says what it is about, and results show no more. */
const mostDescribed = 2_000;

const readers: Record<DocumentKind, Read> = {
  async events(manager, ids, timeZone) {
    const clock = townTime(Date.now(), timeZone);
    const today = clock.slice(0, 10);
    const events = await manager.findBy(EventEntity, { id: In(ids) });
    const next = await nextDates(manager, ids, clock);
    return byId(events, ({ id, title, description, category, location, organizer, ...event }) => ({
      ...nothing,
      name: title,
      nameEs: event.titleEs,
      descriptionEs: event.descriptionEs,
      description,
      category,
      details: `event ${organizer ?? ''}`,
      address: location,
      ...daysOf(event, next.get(id), today),
    }));
  },
  async news(manager, ids, timeZone) {
    const articles = await manager.findBy(NewsArticleEntity, { id: In(ids) });
    return byId(articles, ({ title, content, category, publishedDate, author, ...spanish }) => ({
      ...nothing,
      name: title,
      nameEs: spanish.titleEs,
      description: beginning(content),
      descriptionEs: spanish.contentEs && beginning(spanish.contentEs),
      category,
      details: `news article ${author ?? ''}`,
      date: townDate(publishedDate, timeZone),
    }));
  },
  async 'civic-contacts'(manager, ids) {
    const contacts = await manager.findBy(CivicContactEntity, { id: In(ids) });
    return byId(contacts, ({ name, nameEs, description, descriptionEs, category, ...reached }) => ({
      ...nothing,
      name,
      nameEs,
      descriptionEs,
      description: description ?? '',
      category,
      phone: reached.phone,
      address: reached.address,
      hours: reached.hours,
      openingHours: reached.openingHours,
      businessStatus: reached.businessStatus,
      amenities: reached.amenities,
    }));
  },
  async pages(manager, ids) {
    const pages = await manager.findBy(PageEntity, { id: In(ids) });
    return byId(pages, (page) => ({
      ...nothing,
      name: page.title,
      nameEs: page.titleEs,
      description: page.intro ?? page.description ?? '',
      descriptionEs: page.introEs ?? page.descriptionEs,
      category: 'page',
      details: wordsOfPage(page),
    }));
  },
};

/** Legal texts contain words of every topic, so only their headings are indexed. */
const isLegal = (slug: PageEntity['slug']) => slug === 'privacy' || slug === 'terms';
const headingsOf = (html: string) => html.match(/<h[2-6].*?<\/h[2-6]>/g)?.join(' ') ?? '';

/** The texts of a page in both languages, which are indexed but too long to be shown. */
const wordsOfPage = ({ slug, keywords, body, bodyEs, cards, sectionIntros }: PageEntity) =>
  [
    keywords,
    ...[body, bodyEs ?? ''].map((html) => plainText(isLegal(slug) ? headingsOf(html) : html)),
    ...cards.flatMap(({ title, text }) => [title, text]),
    ...sectionIntros.map(({ text }) => text),
  ]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** Half of a surrogate pair at the cut could not be stored, and would make the whole index update fail. */
const beginning = (html: string) =>
  plainText(html)
    .replaceAll(/\s+/g, ' ')
    .slice(0, mostDescribed)
    .replace(/\p{Surrogate}$/u, '');

/**
 * The days and times of a repeated event's next date that is not over: of one that was earlier today, visitors want to
 * know the next day.
 * @param clock the minute on the town's clock
 */
async function nextDates(
  manager: EntityManager,
  ids: string[],
  clock: string,
): Promise<Map<string, NextDate>> {
  const rows = await manager.query<NextDate[]>(
    `select id, date, "endDate", time, "endTime" from (
       select event_id as id, date::text as date, end_date::text as "endDate", time,
         end_time as "endTime", row_number() over (partition by event_id order by date) as place
       from event_occurrences
       where event_id = any($1) and coalesce(end_date, date) >= $2 and status <> 'cancelled'
     ) coming
     where place <= 2 order by id, place`,
    [ids, clock.slice(0, 10)],
  );
  const next = new Map<string, NextDate>();
  for (const row of rows) {
    const before = next.get(row.id);
    if (!before || isOver(before, clock)) next.set(row.id, row);
  }
  return next;
}

/** The date and times of an event (the next ones if it is repeated), and when it is over. */
function daysOf(
  event: Pick<EventEntity, 'date' | 'lastDate' | 'time' | 'endTime'>,
  next: NextDate | undefined,
  today: string,
) {
  const { date, endDate, time, endTime } = next ?? { ...event, endDate: event.lastDate };
  const last = lastDay({ date, endDate });
  const hour = lastHour({ time, endTime }, last === addDays(date, 1)) ?? '24:00';
  return {
    date: next?.date ?? dateFrom(event, today),
    hours: [time, endTime].filter(Boolean).join(' – ') || null,
    overAt: `${last}T${hour}`,
  };
}

interface NextDate {
  id: string;
  date: string;
  endDate: string | null;
  time: string | null;
  endTime: string | null;
}

/** Today for an event of several days in progress, otherwise its first date. */
const dateFrom = ({ date, lastDate }: Pick<EventEntity, 'date' | 'lastDate'>, today: string) =>
  date < today && today <= lastDate ? today : date;

const nothing = { details: '', phone: null, address: null, hours: null, date: null };

/** Creates the documents that the site's search indexes, from the currently public records. */
@Injectable()
export class SearchDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
  ) {}

  /** The document of a record, if the record is public. */
  async find(id: string): Promise<SearchDocument | undefined> {
    const [document] = await this.documentsOf((records) => records.andWhere('r.id = :id', { id }));
    return document;
  }

  /** The documents of some kinds with ids after a given one, ordered by id. */
  after(id: string | undefined, kinds: readonly DocumentKind[]): Promise<SearchDocument[]> {
    return this.documentsOf((records) => {
      records.andWhere('r.kind in (:...kinds)', { kinds });
      if (id) records.andWhere('r.id > :id', { id });
      return records.orderBy('r.id').limit(searchDocumentsPage);
    });
  }

  /** Record and texts are read from one snapshot, so that the version matches the texts. */
  private async documentsOf(
    choose: (records: SelectQueryBuilder<RecordEntity>) => SelectQueryBuilder<RecordEntity>,
  ): Promise<SearchDocument[]> {
    const { timeZone } = (await this.settings.current()).profile;
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const records = await choose(
        manager
          .createQueryBuilder(RecordEntity, 'r')
          .where('r.publishedVersion is not null')
          .andWhere('r.kind in (:...documentKinds)', { documentKinds }),
      ).getMany();
      const words = new Map<string, Words>();
      for (const kind of documentKinds) {
        const ids = records.filter((record) => record.kind === kind).map(({ id }) => id);
        if (ids.length === 0) continue;
        for (const [id, found] of await readers[kind](manager, ids, timeZone)) words.set(id, found);
      }
      return records.flatMap((record) => documentOf(record, words.get(record.id)));
    });
  }
}

function documentOf(record: RecordEntity, words: Words | undefined): SearchDocument[] {
  const kind = documentKinds.find((name) => name === record.kind);
  const { id, slug, publishedVersion } = record;
  return kind && words ? [{ ...words, id, slug, kind, version: publishedVersion ?? 0 }] : [];
}

const byId = <Row extends { id: string }>(rows: Row[], words: (row: Row) => Words) =>
  new Map(rows.map((row) => [row.id, words(row)]));
