import { pages } from '@town/contracts/pages/paths';
import type { StructuredData } from '@town/slice-kit/page-meta';
import { postalAddress } from '@town/slice-kit/postal-address';
import type { ShownEvent } from '@town/slice-kit/read-event';
import type { Site } from '@town/slice-kit/site';

/** An event for search engines. */
export function eventStructuredData(
  event: ShownEvent,
  { url, town }: Pick<Site, 'url' | 'town'>,
): StructuredData {
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: event.date,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: `${url}${event.slug ? pages.event(event.slug) : pages.events}`,
    location: {
      '@type': 'Place',
      name: event.location ?? town.name,
      address: postalAddress(town),
    },
  };
}
