import { endOfEvent } from '@town/contracts/calendar/end-of-event';
import { eventHours } from '@town/contracts/calendar/event-hours';
import { lastDay } from '@town/contracts/calendar/last-day';
import { inLanguage, type Language } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import { addDays } from '@town/contracts/town/date';
import { instantOfTownTime } from '@town/contracts/town/town-time';
import type { ShownEvent } from '@town/slice-kit/read-event';
import ICAL from 'ical.js';
import { feedWords } from './feed-words';
import { placeOnMap } from './place-on-map';
import { plainCharacters } from './plain-characters';

/** What a calendar file needs to know about the site. */
export interface CalendarSource {
  /** The site's address, without a slash at the end. */
  siteUrl: string;
  town: TownProfile;
  /** The town's calendar day, YYYY-MM-DD. */
  today: string;
  /** The name that calendar programs show for the subscription. */
  name: string;
  language: Language;
}

const oneHour = 60 * 60 * 1000;
/** Longer events become one entry instead of one entry per day. */
const mostDays = 14;

// Octets per line. The library does not count the space at the start of a continued line.
ICAL.foldLength = 74;

/**
 * Events as a calendar file (RFC 5545). Times are given in UTC, so that no program needs a description
 * of the town's time zone. A recurrence rule in UTC would shift when the clocks change, so each date of a
 * repeated event is an entry of its own; programs without support for rules then show it, too. An event of
 * several days with daily hours also has an entry for each day. An event whose time cannot be parsed lasts
 * the whole day; one without an end lasts an hour.
 */
export function eventCalendar(events: readonly ShownEvent[], source: CalendarSource): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue(
    'prodid',
    `-//${new URL(source.siteUrl).host}//Events//${source.language.toUpperCase()}`,
  );
  calendar.addPropertyWithValue('x-wr-calname', source.name);
  // How often subscribers should poll: the first name is from RFC 7986, the second is an older convention.
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT6H'));
  calendar.addPropertyWithValue('x-published-ttl', 'PT6H');
  for (const event of events.flatMap(daysOf)) calendar.addSubcomponent(component(event, source));
  return `${calendar.toString()}\r\n`;
}

/**
 * "November 27 – 29, 10 AM – 5 PM" becomes an entry for each day, because a single entry would include the
 * nights. The first entry has the event's UID; the others have numbered UIDs, so that they stay the same
 * when the event moves. Two kinds of events stay one entry: those that end at an earlier time of day than
 * they begin, because they include the nights, and long ones, because they would fill the calendar.
 */
function daysOf(event: ShownEvent): ShownEvent[] {
  const begin = eventHours(event.time)?.begin;
  const last = lastDay(event);
  const end = endOfEvent(event);
  const hasHours = begin && end.hour && end.hour > begin;
  if (!hasHours || last > addDays(event.date, mostDays - 1)) return [event];
  const days: ShownEvent[] = [];
  for (let date = event.date; date <= last; date = addDays(date, 1)) {
    const id = days.length === 0 ? event.id : `${event.id}-day-${days.length + 1}`;
    days.push({ ...event, id, date, endDate: null });
  }
  return days;
}

function component(event: ShownEvent, source: CalendarSource): ICAL.Component {
  const { siteUrl, today, language, town } = source;
  const entry = new ICAL.Component('vevent');
  const words = (name: string, text: string | null) =>
    text && entry.addPropertyWithValue(name, plainCharacters(text).replace(/\r\n?/g, '\n'));
  words('uid', `${event.id}@${new URL(siteUrl).host}`);
  entry.addPropertyWithValue('dtstamp', utc(Date.parse(`${today}T00:00:00Z`)));
  addTimes(entry, event, town.timeZone);
  words('summary', event.title);
  words('status', statuses[event.status]);
  words('description', description(event, language));
  words('location', event.location && placeOnMap(feedWords[language].phrase(event.location), town));
  // ORGANIZER requires an address, but only a name is known.
  words('contact', event.organizer);
  words('categories', feedWords[language].category(event.category));
  words('url', siteUrl + inLanguage(language, event.slug ? pages.event(event.slug) : pages.events));
  return entry;
}

const statuses = {
  scheduled: 'CONFIRMED',
  cancelled: 'CANCELLED',
  postponed: 'TENTATIVE',
  moved: 'CONFIRMED',
} as const;

/** Everything that has no property of its own in a calendar file. */
function description(event: ShownEvent, language: Language): string {
  const words = feedWords[language];
  const { status, statusNote, time, price, ticketUrl } = event;
  const change = status === 'scheduled' ? '' : words.status(status);
  return [
    [change, statusNote].filter(Boolean).join(': '),
    time && words.times(time),
    event.description,
    price && `${words.price}: ${words.phrase(price)}`,
    ticketUrl && `${words.tickets}: ${ticketUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function addTimes(entry: ICAL.Component, event: ShownEvent, timeZone: string): void {
  const { date, endDate } = event;
  const begin = eventHours(event.time)?.begin;
  if (!begin) {
    entry.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(date));
    entry.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(lastDay(event), 1)));
    return;
  }
  const clockStart = `${date}T${begin}`;
  const start = instantOfTownTime(clockStart, timeZone);
  const end = endOfEvent(event);
  const hour = end.hour ?? (endDate ? '23:59' : null);
  entry.addPropertyWithValue('dtstart', utc(start));
  entry.addPropertyWithValue(
    'dtend',
    utc(hour ? endInstant(clockStart, `${end.day}T${hour}`, timeZone) : start + oneHour),
  );
}

/** A start time that a clock change skips moves to the end or past it. Then the duration is kept. */
function endInstant(clockStart: string, clockEnd: string, timeZone: string): number {
  const start = instantOfTownTime(clockStart, timeZone);
  const end = instantOfTownTime(clockEnd, timeZone);
  return end > start ? end : start + Date.parse(`${clockEnd}Z`) - Date.parse(`${clockStart}Z`);
}

const utc = (instant: number) => ICAL.Time.fromJSDate(new Date(instant), true);
