import { defaultSettings, townSettingsSchema } from '@town/contracts/settings/town-settings';
import { blanco } from '@town/contracts/testing/blanco';
import { settingsFields } from './settings-fields';
import { defaultText, fieldAt, settingsFrom, valuesOf } from './settings-values';

const settings = {
  ...defaultSettings,
  profile: { ...blanco, taglineEs: 'Su guía' },
  openingNoticeEs: 'Le damos la bienvenida',
  reviewEvents: true,
  notificationEmails: ['a@example.com', 'b@example.com'],
};

test('the form shows every setting, and gives back the same settings', () => {
  expect(townSettingsSchema.parse(settingsFrom(valuesOf(settings)))).toEqual(settings);
  expect(valuesOf(settings)).toMatchObject({
    'profile-neighbours': 'Johnson City\nWimberley',
    'profile-coordinates-latitude': '30.0966',
    notificationEmails: 'a@example.com\nb@example.com',
    reviewEvents: true,
  });
});

test('empty lines and spaces around entries are ignored', () => {
  const given = { ...valuesOf(settings), notificationEmails: ' a@example.com \n\n' };
  expect(settingsFrom(given)).toMatchObject({ notificationEmails: ['a@example.com'] });
});

test.each(['', 'north'])('a latitude of "%s" is no number', (latitude) => {
  const given = { ...valuesOf(settings), 'profile-coordinates-latitude': latitude };
  const [issue] = townSettingsSchema.safeParse(settingsFrom(given)).error?.issues ?? [];
  expect(issue?.message).toBe('Latitude must be a number');
  expect(fieldAt(issue?.path ?? [])?.label).toBe('Latitude');
});

test('an error in an entry of a list belongs to the list', () => {
  expect(fieldAt(['notificationEmails', 1])?.label).toBe('Mail to the staff');
  expect(fieldAt(['profile', 'agency', 'name'])?.label).toBe('Name of the agency');
  expect(fieldAt(['unknown'])).toBeUndefined();
});

test('each field says its default', () => {
  const texts = Object.fromEntries(settingsFields.map((field) => [field.name, defaultText(field)]));
  expect(texts).toMatchObject({
    'profile-name': 'Our Town',
    'profile-neighbours': 'None',
    reviewEvents: 'No',
  });
});
