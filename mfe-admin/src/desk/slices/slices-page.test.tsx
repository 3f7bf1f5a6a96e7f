import { screen, within } from '@testing-library/react';
import { problem, startDesk, visitDesk } from '../testing/fake-desk';

const call = 'GET /api/admin/slices';
const live = {
  slice: 'mfe-parks',
  version: '1.0.0',
  role: 'live',
  percent: null,
  suspended: false,
  pages: 1200,
  errors: 3,
  scriptBytes: 41_250,
  totalBytes: 302_000,
  publishedAt: '2027-03-09T20:05:00.000Z',
  publishedBy: 'parks',
};
const canary = { ...live, version: '1.1.0', role: 'canary', percent: 10, pages: 40 };
const states = {
  revision: 4,
  signedAt: null,
  versions: [
    live,
    canary,
    { ...live, version: '0.9.0', role: 'previous', publishedAt: null, publishedBy: null },
  ],
  teams: [{ name: 'parks', slices: ['mfe-parks'], addedAt: '2027-03-01T00:00:00.000Z' }],
};

function visit(role: string, answer: object = states) {
  return visitDesk('/admin/slices', {
    [call]: answer,
    'GET /api/admin/session': { email: 'ada@example.com', role, idleMinutes: 30 },
  });
}

beforeAll(() => Promise.all([import('../desk-layout'), import('./slices-page')]));
beforeEach(startDesk);

const rows = async () =>
  within(await screen.findByRole('region', { name: 'Versions of mfe-parks' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('the page of the slices', () => {
  it('says first what a slice is', async () => {
    visit('administrator');
    expect(await screen.findByText(/^A slice is a part of the site/)).toBeTruthy();
  });

  it('shows the versions now and before, with counts, sizes, and who published them', async () => {
    visit('administrator');
    expect(await rows()).toEqual([
      'VersionStatePagesErrorsScriptsAll filesPublished',
      '1.0.0Live1,200341.3 KB302.0 KBMar 9, 2027, 2:05 PM by parks',
      '1.1.0Canary, 10 %40341.3 KB302.0 KBMar 9, 2027, 2:05 PM by parks',
      '0.9.0Before1,200341.3 KB302.0 KBUnknown',
    ]);
    expect(screen.getByText(/The team parks publishes it/)).toBeTruthy();
  });

  it('shows a slice of a team that has published nothing yet', async () => {
    const pools = { name: 'pools', slices: ['mfe-pools'], addedAt: '2027-03-09T00:00:00.000Z' };
    visit('administrator', { ...states, teams: [...states.teams, pools] });
    const slice = within(await screen.findByRole('region', { name: 'mfe-pools' }));
    expect(slice.getByText(/The team pools publishes it/)).toBeTruthy();
    expect(slice.getByText('No version of it is published.')).toBeTruthy();
  });

  it('says that a canary is suspended', async () => {
    visit('administrator', { ...states, versions: [live, { ...canary, suspended: true }] });
    expect((await rows())[2]).toContain('Canary, suspended');
  });

  it('asks for nothing when a reader opens it', async () => {
    const { calls } = visit('reader');
    expect(await screen.findByText(/Only administrators see this page/)).toBeTruthy();
    expect(calls.some(({ path }) => path === '/api/admin/slices')).toBe(false);
  });

  it('says that it cannot be shown, and offers to try again', async () => {
    visit('administrator', () => problem(503));
    expect(await screen.findByText('Failed to fetch the slices')).toBeTruthy();
  });
});
