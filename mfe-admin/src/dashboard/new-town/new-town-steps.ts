import { pages } from '@town/contracts/pages/paths';
import { settingLabels } from '@town/contracts/settings/setting-labels';
import { type TownProfile, unnamedTown } from '@town/contracts/settings/town-profile';
import { deskPages } from '../../desk/desk-pages';

/** The server's data about the set-up of a new town. */
export interface NewTownFacts {
  profile: TownProfile;
  hasSecondFactor: boolean;
  hasPrivacyAndTerms: boolean;
  /** How many records of each kind the public sees. */
  published: Record<CountedKind, number>;
}

/** The kinds of record that a town begins with. */
export const countedKinds = ['civic-contacts', 'businesses', 'events'] as const;
type CountedKind = (typeof countedKinds)[number];

/** A thing to do for a new town. */
export interface NewTownStep {
  title: string;
  why: string;
  to: string;
  done: boolean;
}

/** Settings that every town must change. Others, such as the tagline, may keep their defaults. */
const ownSettings = ['name', 'county', 'region', 'postalCode', 'phone'] as const;

/** The labels of these settings that still have their default values. */
function missingSettings(profile: TownProfile): string[] {
  const { latitude, longitude } = unnamedTown.coordinates;
  const isElsewhere =
    profile.coordinates.latitude !== latitude || profile.coordinates.longitude !== longitude;
  return [
    ...ownSettings.filter((name) => profile[name] === unnamedTown[name]),
    ...(isElsewhere ? [] : ['coordinates.latitude', 'coordinates.longitude']),
  ].map((name) => settingLabels[`profile.${name}`] ?? name);
}

/** The first steps of an administrator, in this order. */
export function newTownSteps(facts: NewTownFacts): NewTownStep[] {
  const { profile, hasSecondFactor, hasPrivacyAndTerms, published } = facts;
  const missing = missingSettings(profile);
  return [
    {
      title: 'Enter the profile of the town',
      why:
        missing.length > 0
          ? `Still to be entered: ${missing.join(', ')}.`
          : 'Its name, addresses and time zone are on every page.',
      to: pages.adminSettings,
      done: missing.length === 0,
    },
    {
      title: 'Add a second factor to your account',
      why: 'A password alone should not open the desk.',
      to: pages.adminAccount,
      done: hasSecondFactor,
    },
    {
      title: 'Publish the privacy policy and the terms',
      why: 'People agree to the terms when they submit a listing or pay.',
      to: deskPages.content('pages'),
      done: hasPrivacyAndTerms,
    },
    {
      title: 'Publish the civic contacts',
      why: 'Whom to call is what people look for first.',
      to: deskPages.newRecord('civic-contacts'),
      done: published['civic-contacts'] > 0,
    },
    {
      title: 'Import the first businesses',
      why: 'A spreadsheet saved as CSV is read at once.',
      to: deskPages.import('businesses'),
      done: published.businesses > 0,
    },
    {
      title: 'Publish the first event',
      why: 'The home page shows the next three.',
      to: deskPages.newRecord('events'),
      done: published.events > 0,
    },
  ];
}
