import { pages } from '@town/contracts/paths';
import { town } from '@town/contracts/town';
import type { TownEvent } from '@town/contracts/town-event';
import type { StructuredData } from '@town/slice-kit/page-meta';

/** An event as search engines read it. */
export function eventStructuredData(event: TownEvent, siteUrl: string): StructuredData {
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: event.date,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: `${siteUrl}${pages.events}`,
    location: {
      '@type': 'Place',
      name: event.location ?? town.name,
      address: {
        '@type': 'PostalAddress',
        addressLocality: town.name,
        addressRegion: town.stateCode,
        postalCode: town.postalCode,
        addressCountry: 'US',
      },
    },
  };
}
