/**
 * The profile of the town that the site speaks for: its names, addresses and clock. It is data that
 * an administrator edits. Every page, tag and e-mail takes them from the stored profile at run time.
 * @module
 */
import * as z from 'zod/mini';
import { emailAddress, requiredText } from '../forms/fields.js';

const webAddress = (label: string) =>
  z.string({ error: `${label} is required` }).check(
    z.trim(),
    z.maxLength(500),
    z.url({
      protocol: /^https?$/,
      error: `Please enter a valid address for the ${label.toLowerCase()}`,
    }),
  );

/** The zone accepted last: services read their settings often, and creating a formatter is slow. */
let accepted: string | undefined;

const knownTimeZone = (zone: string): boolean => {
  if (zone === accepted) return true;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    accepted = zone;
    return true;
  } catch {
    return false;
  }
};

const degrees = (label: string, most: number) =>
  z
    .number({ error: `${label} must be a number` })
    .check(
      z.minimum(-most, `${label} is out of range`),
      z.maximum(most, `${label} is out of range`),
    );

/** Validates the form, the API and the sample towns. */
export const townProfileSchema = z.object({
  name: requiredText('Name', 'The name of the town is required', 60),
  state: requiredText('State', 'The state is required', 40),
  stateCode: requiredText('State code', 'The state code is required', 10),
  county: requiredText('County', 'The county is required', 60),
  region: requiredText('Region', 'The region is required', 60),
  postalCode: requiredText('Postal code', 'The postal code is required', 12),
  /** Towns nearby, whose people businesses here serve as well. */
  neighbours: z
    .array(requiredText('Town nearby', 'A town nearby needs a name', 60))
    .check(z.maxLength(10)),
  /** Decimal degrees, WGS 84. */
  coordinates: z.object({
    latitude: degrees('Latitude', 90),
    longitude: degrees('Longitude', 180),
  }),
  /** IANA zone that decides what "today" is, wherever the visitor sits. */
  timeZone: z
    .string({ error: 'The time zone is required' })
    .check(
      z.trim(),
      z.maxLength(60),
      z.refine(knownTimeZone, 'This is no time zone, such as America/Chicago'),
    ),
  /** About how many people live here, such as `1,500+`, where advertisers are to read it. */
  residents: z.optional(
    z
      .string({ error: 'Invalid input' })
      .check(z.trim(), z.maxLength(20, 'The residents must be at most 20 characters')),
  ),
  siteName: requiredText('Name of the site', 'The name of the site is required', 80),
  tagline: requiredText('Tagline', 'The tagline is required', 160),
  /** The tagline in Spanish, where the town has it. */
  taglineEs: z.optional(
    z
      .string({ error: 'Invalid input' })
      .check(z.trim(), z.maxLength(160, 'The tagline in Spanish must be at most 160 characters')),
  ),
  email: emailAddress,
  phone: requiredText('Phone', 'The phone number is required', 30),
  /** The agency that looks after the site. */
  agency: z.object({
    name: requiredText('Name of the agency', 'The name of the agency is required', 80),
    url: webAddress('Address of the agency'),
    email: emailAddress,
  }),
  /** Where the banner at the top of each page leads: a paid link to hotel search. */
  hotelSearchUrl: webAddress('Address of the hotel search'),
});
townProfileSchema.register(z.globalRegistry, { id: 'TownProfile' });
export type TownProfile = z.output<typeof townProfileSchema>;

/** The profile of a new town, until an administrator enters its own. */
export const unnamedTown: TownProfile = {
  name: 'Our Town',
  state: 'Texas',
  stateCode: 'TX',
  county: 'Our County',
  region: 'Our Region',
  postalCode: '00000',
  neighbours: [],
  coordinates: { latitude: 31, longitude: -99 },
  timeZone: 'America/Chicago',
  siteName: 'Town Guide',
  tagline: 'What is open, what is on, and whom to call.',
  email: 'hello@example.com',
  phone: '555-0100',
  agency: { name: 'The town office', url: 'https://example.com/', email: 'support@example.com' },
  hotelSearchUrl: 'https://www.booking.com/',
};
