/**
 * The town's settings: its profile and its switches. The content service stores them; the other
 * services receive each change as an event that contains all settings.
 * @module
 */
import * as z from 'zod/mini';
import { emailAddress } from '../forms/fields.js';
import { eventContract } from '../messaging/cloud-event.js';
import { townProfileSchema, unnamedTown } from './town-profile.js';

/** Validates the form and the body of `PUT /api/admin/settings`, and the settings of sample towns. */
export const townSettingsSchema = z.object({
  profile: townProfileSchema,
  /** Events from the public wait for a member of the staff before they appear. */
  reviewEvents: z.boolean(),
  /** Administrators must sign in with a second factor. */
  requireSecondFactor: z.boolean(),
  /** The address for mails to the staff; if empty, the address in the environment is used. */
  notificationEmails: z
    .array(emailAddress)
    .check(z.maxLength(10, 'At most 10 addresses are possible')),
  /** A sentence that greets visitors on the home page; empty for none. */
  openingNotice: z
    .string({ error: 'Invalid input' })
    .check(z.trim(), z.maxLength(300, 'The opening notice must be at most 300 characters')),
  /** The opening notice in Spanish, where the town has it. */
  openingNoticeEs: z.optional(
    z
      .string({ error: 'Invalid input' })
      .check(
        z.trim(),
        z.maxLength(300, 'The opening notice in Spanish must be at most 300 characters'),
      ),
  ),
});
townSettingsSchema.register(z.globalRegistry, { id: 'TownSettings' });
export type TownSettings = z.output<typeof townSettingsSchema>;

/** The settings as administrators get them. A save names the version that it changes in `If-Match`. */
export const storedSettingsSchema = z.extend(townSettingsSchema, { version: z.int() });
storedSettingsSchema.register(z.globalRegistry, { id: 'StoredTownSettings' });
export type StoredSettings = z.output<typeof storedSettingsSchema>;

/** The public part of the settings: the response of `GET /api/town`. */
export const publicTownSchema = z.pick(townSettingsSchema, {
  profile: true,
  openingNotice: true,
  openingNoticeEs: true,
  reviewEvents: true,
});
publicTownSchema.register(z.globalRegistry, { id: 'PublicTown' });
export type PublicTown = z.output<typeof publicTownSchema>;

/** The default settings, which apply until an administrator changes them. */
export const defaultSettings: TownSettings = {
  profile: unnamedTown,
  reviewEvents: false,
  requireSecondFactor: false,
  notificationEmails: [],
  openingNotice: '',
};

/** An administrator has changed the town's settings. Its id is always `town`. */
export const settingsChanged = eventContract(
  'CONTENT',
  'settings-changed',
  z.object({
    id: z.literal('town'),
    /** Counts the changes; a service that has a newer version ignores an older one. */
    version: z.int(),
    settings: townSettingsSchema,
  }),
);

/** The public settings of a town without a profile. */
export const defaultPublicTown: PublicTown = publicTownSchema.parse(defaultSettings);

/**
 * Settings that another release may have stored, read key by key: a key that is missing or cannot be
 * read has its default.
 */
export function readSettings(stored: object): TownSettings {
  const readable = Object.entries(stored).filter(
    ([key, value]) => townSettingsSchema.safeParse({ ...defaultSettings, [key]: value }).success,
  );
  return townSettingsSchema.parse({ ...defaultSettings, ...Object.fromEntries(readable) });
}
