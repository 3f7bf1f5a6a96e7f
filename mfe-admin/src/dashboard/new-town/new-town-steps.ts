import { pages } from '@town/contracts/pages/paths';
import { type TownProfile, unnamedTown } from '@town/contracts/settings/town-profile';
import { deskPages } from '../../desk/desk-pages';

/** What the server says about the beginnings of a town. */
export interface NewTownFacts {
  profile: TownProfile;
  hasSecondFactor: boolean;
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

/** What an administrator does first, in this order. */
export function newTownSteps({ profile, hasSecondFactor, published }: NewTownFacts): NewTownStep[] {
  return [
    {
      title: 'Enter the profile of the town',
      why: 'Its name, addresses and time zone are on every page.',
      to: pages.adminSettings,
      done: JSON.stringify(profile) !== JSON.stringify(unnamedTown),
    },
    {
      title: 'Add a second factor to your account',
      why: 'A password alone should not open the desk.',
      to: pages.adminAccount,
      done: hasSecondFactor,
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
