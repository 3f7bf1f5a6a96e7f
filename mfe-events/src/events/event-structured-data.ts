import { eventHours } from '@town/contracts/calendar/event-hours';
import { inLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { isTranslated } from '@town/language/content-language';
import type { StructuredData } from '@town/slice-kit/page-meta';
import { postalAddress } from '@town/slice-kit/postal-address';
import type { ShownEvent } from '@town/slice-kit/read-event';
import type { Site } from '@town/slice-kit/site';

/** An event for search engines. */
export function eventStructuredData(
  event: ShownEvent,
  { url, town, language }: Pick<Site, 'url' | 'town' | 'language'>,
): StructuredData {
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: moment(event.date, event.time),
    ...endOf(event),
    eventStatus: `https://schema.org/${statuses[event.status]}`,
    ...(event.status === 'moved' &&
      event.previousDate && { previousStartDate: event.previousDate }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: url + inLanguage(language, event.slug ? pages.event(event.slug) : pages.events),
    inLanguage: isTranslated(event, 'description') ? language : 'en',
    location: {
      '@type': 'Place',
      name: event.location ?? town.name,
      address: postalAddress(town),
    },
    ...(event.organizer && { organizer: { '@type': 'Organization', name: event.organizer } }),
    ...offersOf(event),
  };
}

const statuses = {
  scheduled: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
  moved: 'EventRescheduled',
} as const;

/** A day with its time of day on the town's clock, where that is known. */
function moment(date: string, time: string | null): string {
  const begin = eventHours(time)?.begin;
  return begin ? `${date}T${begin}` : date;
}

function endOf({ date, endDate, time, endTime }: ShownEvent) {
  const end = endTime ?? eventHours(time)?.end ?? null;
  return endDate || end ? { endDate: moment(endDate ?? date, end) } : {};
}

/** What is free costs 0; of other prices the number counts that is in them. */
function offersOf({ price, ticketUrl }: ShownEvent) {
  if (!price && !ticketUrl) return {};
  const amount = /free/i.test(price ?? '') ? '0' : /\$\s?(\d+(?:\.\d\d)?)/.exec(price ?? '')?.[1];
  return {
    offers: {
      '@type': 'Offer',
      ...(amount && { price: amount, priceCurrency: 'USD' }),
      ...(ticketUrl && { url: ticketUrl }),
    },
  };
}
