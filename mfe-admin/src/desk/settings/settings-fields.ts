import { settingLabels } from '@town/contracts/settings/setting-labels';

/** How a setting is entered. `lines` is a list with one entry in each line. */
type SettingsInput = 'line' | 'email' | 'number' | 'lines' | 'text' | 'yes-no';

/** One setting in the form. */
export interface SettingsField {
  /** Where it is in the settings, with dashes: the name of the form's field. */
  name: string;
  label: string;
  input: SettingsInput;
  /** What it is for. */
  help: string;
}

interface SettingsGroup {
  title: string;
  fields: readonly SettingsField[];
}

const field = (name: string, help: string, input: SettingsInput = 'line'): SettingsField => ({
  name,
  label: settingLabels[name.replaceAll('-', '.')] ?? name,
  help,
  input,
});

/** Every setting of the town, in the order of the form. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    title: 'Town',
    fields: [
      field('profile-name', 'The name of the town, on every page.'),
      field('profile-state', 'In full, as in sentences.'),
      field('profile-stateCode', 'Two letters, for addresses.'),
      field('profile-county', 'In full, with the word County.'),
      field('profile-region', 'The part of the state that visitors know.'),
      field('profile-postalCode', 'For search engines.'),
      field(
        'profile-neighbours',
        'One in each line. Advertisers find them in the form as places that they serve.',
        'lines',
      ),
      field(
        'profile-coordinates-latitude',
        'Decimal degrees, for the weather and the map.',
        'number',
      ),
      field('profile-coordinates-longitude', 'Decimal degrees, negative in America.', 'number'),
      field('profile-timeZone', 'Decides which day it is: America/Chicago, for example.'),
      field(
        'profile-residents',
        'About how many people live here, for advertisers: 1,500+, for example. Empty for no figure.',
      ),
    ],
  },
  {
    title: 'Site',
    fields: [
      field('profile-siteName', 'In titles, mails and receipts.'),
      field('profile-tagline', 'Welcomes visitors on the home page and closes each page.'),
      field('profile-taglineEs', 'For the Spanish pages, which show the English one without it.'),
      field('profile-email', 'Where the public writes to.', 'email'),
      field('profile-phone', 'Where the public calls.'),
      field(
        'profile-hotelSearchUrl',
        'The address that the banner at the top of each page leads to.',
      ),
      field(
        'openingNotice',
        'A sentence that greets visitors on the home page. Empty for none.',
        'text',
      ),
      field(
        'openingNoticeEs',
        'For the Spanish home page, which shows the English one without it.',
        'text',
      ),
    ],
  },
  {
    title: 'Agency',
    fields: [
      field('profile-agency-name', 'Who looks after the site.'),
      field('profile-agency-url', 'Its web site.'),
      field('profile-agency-email', 'Where it can be reached.', 'email'),
    ],
  },
  {
    title: 'Work of the staff',
    fields: [
      field(
        'reviewEvents',
        'They wait as drafts until somebody of the staff publishes them.',
        'yes-no',
      ),
      field('requireSecondFactor', 'Who has none sets it up at the next sign-in.', 'yes-no'),
      field(
        'notificationEmails',
        'One address in each line. Without any, mail goes to the address that the operator has set.',
        'lines',
      ),
    ],
  },
];

/** Every setting by its name. */
export const settingsFields: readonly SettingsField[] = settingsGroups.flatMap(
  ({ fields }) => fields,
);
