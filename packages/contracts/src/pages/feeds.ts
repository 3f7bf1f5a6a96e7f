/** The addresses that calendar programs and feed readers subscribe to. */
export const feeds = {
  /** Every event as a calendar file; `?category=` leaves those of one category. */
  calendar: '/events.ics',
  /** One event as a calendar file. */
  event: (slug: string) => `/events/${encodeURIComponent(slug)}.ics`,
  /** RSS 2.0; `?category=` leaves the events of one category. */
  events: '/feeds/events.xml',
  news: '/feeds/news.xml',
} as const;
