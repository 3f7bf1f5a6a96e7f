import { endOfEvent } from '@town/contracts/calendar/end-of-event';
import { eventHours } from '@town/contracts/calendar/event-hours';
import { inLanguage } from '@town/contracts/pages/languages';
import { pages } from '@town/contracts/pages/paths';
import { withOffset } from '@town/contracts/town/town-time';
import { isTranslated } from '@town/language/content-language';
import type { StructuredData } from '@town/slice-kit/page-meta';
import { postalAddress } from '@town/slice-kit/postal-address';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { sharedPicture } from '@town/slice-kit/shared-picture';
import type { Site } from '@town/slice-kit/site';

/** An event for search engines. */
export function eventStructuredData(
  event: ShownEvent,
  { url, town, language }: Pick<Site, 'url' | 'town' | 'language'>,
): StructuredData {
  const picture = sharedPicture(event, url);
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    ...(picture && { image: picture.src }),
    startDate: moment(event.date, eventHours(event.time)?.begin, town.timeZone),
    ...endOf(event, town.timeZone),
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

/** A day, with the time of day on the town's clock if it is known. */
const moment = (day: string, hour: string | null | undefined, timeZone: string) =>
  hour ? withOffset(`${day}T${hour}`, timeZone) : day;

function endOf(event: ShownEvent, timeZone: string) {
  const { day, hour } = endOfEvent(event);
  return event.endDate || hour ? { endDate: moment(day, hour, timeZone) } : {};
}

/** The offer of an event. A free event costs 0; otherwise the first amount in dollars is the price. */
function offersOf({ price, ticketUrl }: ShownEvent) {
  const amount = /free/i.test(price ?? '') ? '0' : amountIn(price ?? '');
  if (!amount && !ticketUrl) return {};
  return {
    offers: {
      '@type': 'Offer',
      ...(amount && { price: amount, priceCurrency: 'USD' }),
      ...(ticketUrl && { url: ticketUrl }),
    },
  };
}

const amountIn = (price: string) =>
  /\$\s?\d[\d,]*(?:\.\d\d)?/.exec(price)?.[0].replace(/[$,\s]/g, '');
