/**
 * Answers the addresses that other programs subscribe to: calendars of events (`/events.ics`, of one
 * category or of one event) and feeds of events and news. Each also exists in Spanish, below `/es`.
 * Calendar programs and feed readers poll them. When a service cannot answer, the response is 503, and
 * the programs keep their last copy.
 */
import { api } from '@town/contracts/api/paths';
import { eventCategories } from '@town/contracts/calendar/categories';
import { askedIn } from '@town/contracts/pages/asked-language';
import { feeds } from '@town/contracts/pages/feeds';
import { inLanguage, type Language, readLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { addDays, townDate } from '@town/contracts/town/date';
import { townAndState } from '@town/contracts/town/town-and-state';
import { type ApiFetch, readJson } from '@town/slice-kit/query-client';
import { readEvent, type ShownEvent } from '@town/slice-kit/read-event';
import { listReader } from '@town/slice-kit/tolerant';
import * as z from 'zod/mini';
import type { Answer } from '../answer';
import type { App } from '../app';
import { log } from '../log';
import { refusal } from '../refusals';
import { createServiceFetch, type RequestIds } from '../services/service-fetch';
import { eventCalendar } from './event-calendar';
import { feedWords } from './feed-words';
import { type FeedItem, rss } from './rss';

/** Calendars include events of this many past days, so that subscribers do not lose them at once. */
const pastDays = 30;
/** The API's maximum for one call, and the most calls for one calendar. */
const eventsPerCall = 500;
const mostCalls = 4;
const mostItems = 50;

interface FeedRequest {
  app: App;
  url: URL;
  language: Language;
  fetchApi: ApiFetch;
}

type FeedHandler = (request: FeedRequest) => Promise<Answer>;

const readEvents = listReader(readEvent);
const eventAddress = /^\/events\/([^/]+)\.ics$/;

const fixed: Record<string, FeedHandler> = {
  [feeds.calendar]: wholeCalendar,
  [feeds.events]: eventFeed,
  [feeds.news]: newsFeed,
};

/** The handler for the address of a calendar or feed; undefined for every other address. */
export function feedAt(url: URL): ((app: App, ids: RequestIds) => Promise<Answer>) | undefined {
  const { language, path } = readLanguage(url.pathname);
  const handler = eventAddress.test(path)
    ? oneEvent
    : Object.hasOwn(fixed, path)
      ? fixed[path]
      : undefined;
  if (!handler) return undefined;
  return async (app, ids) => {
    const fetchService = createServiceFetch(app.config.services, ids);
    const fetchApi: ApiFetch = (address, init) => fetchService(askedIn(language, address), init);
    try {
      return await handler({ app, url, language, fetchApi });
    } catch (error) {
      log('warn', 'feed not available', { requestId: ids.requestId, path: url.pathname, error });
      return refusal('unavailable', url.pathname, { 'retry-after': '60' });
    }
  };
}

async function wholeCalendar({ app, url, language, fetchApi }: FeedRequest): Promise<Answer> {
  const category = askedCategory(url);
  if (category === undefined) return refusal('noCalendar', url.pathname);
  const source = await calendarSource(app, language, category);
  const query = new URLSearchParams({
    from: addDays(source.today, -pastDays),
    limit: String(eventsPerCall),
    ...(category && { category }),
  });
  return calendarFile(eventCalendar(await allEvents(fetchApi, query), source));
}

/** The category that an address names: null for all, undefined for an unknown one. */
function askedCategory({ searchParams }: URL): string | null | undefined {
  const category = searchParams.get('category') || null;
  const known: readonly string[] = eventCategories;
  return category === null || known.includes(category) ? category : undefined;
}

/** Every event of a query, in as many calls as it takes, up to a limit. */
async function allEvents(fetchApi: ApiFetch, query: URLSearchParams): Promise<ShownEvent[]> {
  const events: ShownEvent[] = [];
  for (let call = 0; call < mostCalls; call += 1) {
    if (call > 0) query.set('offset', String(call * eventsPerCall));
    const found = await readJson(await fetchApi(`${api.events}?${query}`));
    events.push(...readEvents(found));
    // Invalid records are counted here as well: a full part means that more may follow.
    if (!Array.isArray(found) || found.length < eventsPerCall) break;
  }
  return events;
}

async function oneEvent({ app, url, language, fetchApi }: FeedRequest): Promise<Answer> {
  const [, slug = ''] = eventAddress.exec(readLanguage(url.pathname).path) ?? [];
  const response = await fetchApi(api.event(decodeURIComponent(slug)));
  const isGone = response.status === 404 || response.status === 410;
  const event = isGone ? undefined : readEvent(await readJson(response));
  if (!event) return refusal('noCalendar', url.pathname);
  const source = await calendarSource(app, language, null);
  const isSeries = event.recurrence && !event.seriesId;
  const dates = new URLSearchParams({
    series: event.id,
    from: source.today,
    limit: String(eventsPerCall),
  });
  const events = isSeries ? await allEvents(fetchApi, dates) : [event];
  const name = (event.slug || 'event').replace(/[^\w-]/g, '');
  return {
    ...calendarFile(eventCalendar(events, source)),
    headers: { 'content-disposition': `attachment; filename="${name}.ics"` },
  };
}

async function calendarSource(app: App, language: Language, category: string | null) {
  const { profile } = await app.town.current();
  const today = townDate(new Date(), profile.timeZone);
  const { events, categoryEvents } = feedWords[language];
  const name = `${profile.siteName}: ${category ? categoryEvents(category) : events}`;
  return { siteUrl: app.config.siteUrl, town: profile, today, name, language };
}

const calendarFile = (body: string): Answer => ({
  status: 200,
  type: 'text/calendar; charset=utf-8',
  body,
});

async function eventFeed({ app, url, language, fetchApi }: FeedRequest): Promise<Answer> {
  const category = askedCategory(url);
  if (category === undefined) return refusal('noFeed', url.pathname);
  const { profile } = await app.town.current();
  const { today, name } = await calendarSource(app, language, category);
  const query = new URLSearchParams({
    from: today,
    limit: String(mostItems),
    ...(category && { category }),
  });
  const events = readEvents(await readJson(await fetchApi(`${api.events}?${query}`)));
  const ofCategory = category ? `?category=${category}` : '';
  return feed(app, language, {
    title: name,
    description: feedWords[language].whatIsOn(townAndState(profile)),
    page: pages.events + ofCategory,
    path: feeds.events + ofCategory,
    items: events.map((event) => eventItem(event, language, app.config.siteUrl)),
  });
}

function eventItem(event: ShownEvent, language: Language, siteUrl: string): FeedItem {
  const words = feedWords[language];
  const days = words.days(event.date, event.endDate);
  const { status, statusNote, time, location, price } = event;
  const change = status === 'scheduled' ? '' : `${words.status(status)}: `;
  const when = [
    days,
    time && words.times(time),
    location && words.phrase(location),
    price && words.phrase(price),
  ]
    .filter(Boolean)
    .join(', ');
  return {
    title: `${change}${event.title}`,
    description: [when, statusNote, event.description].filter(Boolean).join('\n\n'),
    url: siteUrl + inLanguage(language, event.slug ? pages.event(event.slug) : pages.events),
    category: words.category(event.category),
  };
}

const articleSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Sanitised HTML, which feed readers show. */
  content: z._default(z.string(), ''),
  category: z._default(z.string(), 'general'),
  publishedDate: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
});

async function newsFeed({ app, language, fetchApi }: FeedRequest): Promise<Answer> {
  const { profile } = await app.town.current();
  const answer = z
    .array(z.unknown())
    .parse(await readJson(await fetchApi(`${api.news}?limit=${mostItems}`)));
  // One invalid record must not hide the others.
  const articles = answer.flatMap((record) => articleSchema.safeParse(record).data ?? []);
  const newest = articles
    .sort((a, b) => Date.parse(b.publishedDate) - Date.parse(a.publishedDate))
    .slice(0, mostItems);
  const words = feedWords[language];
  return feed(app, language, {
    title: `${profile.siteName}: ${words.news}`,
    description: words.localNews(townAndState(profile)),
    page: pages.news,
    path: feeds.news,
    items: newest.map(({ id, title, content, category, publishedDate }) => ({
      title,
      description: content,
      url: app.config.siteUrl + inLanguage(language, pages.newsArticle(id)),
      category: words.category(category),
      published: new Date(publishedDate),
    })),
  });
}

function feed(
  { config }: App,
  language: Language,
  {
    page,
    path,
    ...words
  }: { title: string; description: string; page: string; path: string; items: FeedItem[] },
): Answer {
  const addressOf = (each: string) => config.siteUrl + inLanguage(language, each);
  const body = rss({
    ...words,
    language: feedWords[language].locale,
    url: addressOf(page),
    feedUrl: addressOf(path),
  });
  return { status: 200, type: 'application/rss+xml; charset=utf-8', body };
}
