import { screen, waitFor, within } from '@testing-library/react';
import { defaultSettings } from '@town/contracts/settings/town-settings';
import { blanco } from '@town/contracts/testing/blanco';
import { problem, startDesk, visitDesk } from '../../desk/testing/fake-desk';

const session = (role: string) => ({ email: 'ada@example.com', role, idleMinutes: 30 });
const counts = (published: number) => ({ draft: 1, scheduled: 0, published, archived: 0 });

/** A town whose databases are empty. */
const empty = {
  'GET /api/admin/advertisers': [],
  'GET /api/admin/advertisers/counts': {
    total: 0,
    pending: 0,
    contacted: 0,
    active: 0,
    inactive: 0,
  },
  'GET /api/admin/session': session('administrator'),
  'GET /api/admin/settings': { ...defaultSettings, version: 0 },
  'GET /api/admin/second-factor': {
    required: false,
    oneTimeCode: false,
    passkeys: [],
    recoveryCodes: 0,
  },
  'GET /api/admin/pages': [],
  'GET /api/admin/civic-contacts/counts': counts(0),
  'GET /api/admin/businesses/counts': counts(0),
  'GET /api/admin/events/counts': counts(0),
};
const legalPages = [
  { page: 'privacy', state: 'published', body: '<p>Nothing is collected.</p>' },
  { page: 'terms', state: 'published', body: '<p>Be kind.</p>' },
];

const visit = (given: Record<string, object> = {}) =>
  visitDesk('/admin/dashboard', { ...empty, ...given });

const checklist = () => screen.findByRole('region', { name: 'Set up your town' });
const noChecklist = async () => {
  await screen.findByText('No advertiser applications yet');
  expect(screen.queryByRole('region', { name: 'Set up your town' })).toBeNull();
};

beforeAll(() => Promise.all([import('./new-town'), import('../dashboard-page')]));
beforeEach(startDesk);

describe('the checklist of a new town', () => {
  it('names each step, with a link to its page', async () => {
    visit();
    const list = within(await checklist());
    expect(list.getByText('0 of 6 done. This list goes when the town is set up.')).toBeTruthy();
    const links = list
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Enter the profile of the town', '/admin/settings'],
      ['Add a second factor to your account', '/admin/account'],
      ['Publish the privacy policy and the terms', '/admin/content/pages'],
      ['Publish the civic contacts', '/admin/content/civic-contacts/new'],
      ['Import the first businesses', '/admin/content/businesses/import'],
      ['Publish the first event', '/admin/content/events/new'],
    ]);
  });

  it('says in words what is done', async () => {
    visit({
      'GET /api/admin/settings': { ...defaultSettings, profile: blanco, version: 1 },
      'GET /api/admin/civic-contacts/counts': counts(3),
    });
    const list = within(await checklist());
    expect(list.getByText('2 of 6 done. This list goes when the town is set up.')).toBeTruthy();
    const done = list.getAllByRole('listitem').filter((item) => item.textContent?.includes('Done'));
    expect(done.map((item) => item.textContent?.split('Done')[0])).toEqual([
      'Enter the profile of the town',
      'Publish the civic contacts',
    ]);
    expect(list.queryByRole('link', { name: 'Publish the civic contacts' })).toBeNull();
  });

  it('names the profile settings that are still missing', async () => {
    const profile = {
      ...blanco,
      county: 'Our County',
      coordinates: { latitude: 31, longitude: -99 },
    };
    visit({ 'GET /api/admin/settings': { ...defaultSettings, profile, version: 1 } });
    const list = within(await checklist());
    expect(list.getByText('Still to be entered: County, Latitude, Longitude.')).toBeTruthy();
    expect(list.getByRole('link', { name: 'Enter the profile of the town' })).toBeTruthy();
  });

  it.each([
    ['a draft', { state: 'draft' }],
    ['without a text', { body: '' }],
    ['empty paragraphs', { body: '<p></p><p>&nbsp;</p>' }],
  ])('asks for the terms as long as they are %s', async (_words, change) => {
    const [privacy, terms] = legalPages;
    visit({ 'GET /api/admin/pages': [privacy, { ...terms, ...change }] });
    const list = within(await checklist());
    expect(
      list.getByRole('link', { name: 'Publish the privacy policy and the terms' }),
    ).toBeTruthy();
  });

  const passkey = { id: '1', name: 'Phone', createdAt: '2027-03-09T20:05:00.000Z' };
  it.each([
    ['with a second factor', [passkey]],
    ['without a second factor', []],
  ])('goes when the town is set up, %s', async (_words, passkeys) => {
    const { calls } = visit({
      'GET /api/admin/settings': { ...defaultSettings, profile: blanco, version: 1 },
      'GET /api/admin/second-factor': {
        required: false,
        oneTimeCode: false,
        passkeys,
        recoveryCodes: 10,
      },
      'GET /api/admin/pages': legalPages,
      'GET /api/admin/civic-contacts/counts': counts(1),
      'GET /api/admin/businesses/counts': counts(1),
      'GET /api/admin/events/counts': counts(1),
    });
    const asked = () => calls.map(({ path }) => path);
    await waitFor(() => expect(asked()).toContain('/api/admin/events/counts'));
    await noChecklist();
  });

  it('is for administrators only: other roles request nothing that they may not read', async () => {
    const { calls } = visit({ 'GET /api/admin/session': session('editor') });
    await noChecklist();
    expect(calls.map(({ path }) => path)).not.toContain('/api/admin/settings');
  });

  it('is omitted when a part of its data cannot be read', async () => {
    visit({ 'GET /api/admin/events/counts': () => problem(503) });
    await noChecklist();
  });
});
