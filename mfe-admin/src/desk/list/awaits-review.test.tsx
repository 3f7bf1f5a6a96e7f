import { screen } from '@testing-library/react';
import { aRecord, startDesk, visitDesk } from '../testing/fake-desk';

const dance = aRecord({ title: 'Porch Dance', category: 'community', state: 'draft' });

const visit = (headers: Record<string, string>) =>
  visitDesk('/admin/content/events?awaits=review', {
    'GET /api/admin/events': () => Response.json([dance], { headers }),
    'GET /api/admin/events/counts': { draft: 1 },
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
  });

beforeAll(() => Promise.all([import('../desk-layout'), import('./list-page')]));
beforeEach(startDesk);

const warning = () => screen.queryByText('These are all events');

test('events that await review are changed together', async () => {
  visit({ 'X-Awaits': 'review' });
  expect(await screen.findByRole('checkbox', { name: 'Select Porch Dance' })).toBeTruthy();
  expect(warning()).toBeNull();
});

test('nothing is changed together where an earlier service has not filtered the list', async () => {
  visit({});
  expect(await screen.findByRole('link', { name: 'Porch Dance' })).toBeTruthy();
  expect(warning()).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
