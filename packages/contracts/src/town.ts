/**
 * The town this site speaks for. Every page, tag and e-mail takes its names and
 * addresses from here: another town runs the site by changing this file and its data.
 */
export const town = {
  name: 'Blanco',
  state: 'Texas',
  stateCode: 'TX',
  county: 'Blanco County',
  region: 'Texas Hill Country',
  postalCode: '78606',
  /** Towns nearby, whose people businesses here serve as well. */
  neighbours: ['Johnson City', 'Wimberley'],
  /** Decimal degrees, WGS 84. */
  coordinates: { latitude: 30.0966, longitude: -98.4225 },
  /** IANA zone that decides what "today" is, wherever the visitor sits. */
  timeZone: 'America/Chicago',
  siteName: 'Blanco Town Guide',
  tagline: 'Your guide to Blanco, on the river in the Texas Hill Country.',
  email: 'hello@example.com',
  phone: '830-555-0100',
  /** The agency that looks after the site. */
  agency: {
    name: 'Limestone Web Works',
    url: 'https://example.com/',
    email: 'support@example.com',
  },
  /** Where the banner at the top of each page leads: a paid link to hotel search. */
  hotelSearchUrl: 'https://www.booking.com/searchresults.html?ss=Blanco%2C+Texas',
} as const;

/** The town and state, as written in prose: "Blanco, Texas". */
export const townAndState = `${town.name}, ${town.state}`;
