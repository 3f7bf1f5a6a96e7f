import type { TownProfile } from '../settings/town-profile.js';

/** The profile of a town for tests. */
export const blanco: TownProfile = {
  name: 'Blanco',
  state: 'Texas',
  stateCode: 'TX',
  county: 'Blanco County',
  region: 'Texas Hill Country',
  postalCode: '78606',
  neighbours: ['Johnson City', 'Wimberley'],
  coordinates: { latitude: 30.0966, longitude: -98.4225 },
  timeZone: 'America/Chicago',
  residents: '1,500+',
  siteName: 'Blanco Town Guide',
  tagline: 'Your guide to Blanco, on the river in the Texas Hill Country.',
  email: 'hello@example.com',
  phone: '830-555-0100',
  agency: {
    name: 'Limestone Web Works',
    url: 'https://example.com/',
    email: 'support@example.com',
  },
  hotelSearchUrl: 'https://www.booking.com/searchresults.html?ss=Blanco%2C+Texas',
};
