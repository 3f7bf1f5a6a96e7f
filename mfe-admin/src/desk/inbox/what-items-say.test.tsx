import { screen, waitFor } from '@testing-library/react';
import { aRecord, type FakeCall, problem, shownToast, startDesk } from '../testing/fake-desk';
import { anItem, inboxPath, loadInbox, visitInbox } from '../testing/fake-inbox';

beforeAll(loadInbox);
beforeEach(startDesk);

const about = (id: string, recordKind: string, record: { id: string }) =>
  anItem(id, { kind: 'report', recordId: record.id, recordKind });

describe('the list', () => {
  it('asks once for the records of each kind that its reports are about', async () => {
    const diner = aRecord({ name: 'River Diner', category: 'dining' });
    const mill = aRecord({ name: 'Old Mill', category: 'shopping', state: 'archived' });
    const parade = aRecord({ title: 'Parade' });
    const { sent } = visitInbox('/admin/inbox', {
      [`GET ${inboxPath}`]: [
        about('one', 'businesses', diner),
        about('two', 'businesses', mill),
        about('three', 'businesses', diner),
        about('four', 'events', parade),
      ],
      'GET /api/admin/businesses': [diner, mill],
      'GET /api/admin/events': () => problem(503),
    });
    await screen.findByText('Old Mill');
    expect(screen.getAllByText('River Diner')).toHaveLength(2);
    const records = sent('GET').filter(({ path }) => /admin[/](?:businesses|events)/.test(path));
    expect(records.map(({ path }) => path)).toEqual([
      `/api/admin/businesses?ids=${encodeURIComponent(`${diner.id},${mill.id}`)}&limit=2`,
      `/api/admin/events?ids=${parade.id}&limit=1`,
    ]);
  });

  it('asks for a record alone where a service of an earlier release has answered others', async () => {
    const diner = aRecord({ name: 'River Diner', category: 'dining' });
    const { sent } = visitInbox('/admin/inbox', {
      [`GET ${inboxPath}`]: [about('one', 'businesses', diner)],
      'GET /api/admin/businesses': [aRecord({ name: 'First of All' })],
      [`GET /api/admin/businesses/${diner.id}`]: diner,
    });
    expect(await screen.findByText('River Diner')).toBeTruthy();
    const records = sent('GET').filter(({ path }) => path.startsWith('/api/admin/businesses'));
    expect(records).toHaveLength(2);
  });

  it('names its records also beside one whose id is none', async () => {
    const diner = aRecord({ id: '00000000-0000-4000-8000-00000000000a', name: 'River Diner' });
    const { sent } = visitInbox('/admin/inbox', {
      [`GET ${inboxPath}`]: [
        about('one', 'businesses', { id: 'none' }),
        about('two', 'businesses', { id: diner.id.toUpperCase() }),
      ],
      'GET /api/admin/businesses': ({ path }: FakeCall) =>
        path === `/api/admin/businesses?ids=${diner.id}&limit=1`
          ? Response.json([diner])
          : problem(400),
    });
    expect(await screen.findByText('River Diner')).toBeTruthy();
    expect(sent('GET').some(({ path }) => path.endsWith('/none'))).toBe(false);
  });
});

describe('an item', () => {
  it('that is opened again says whether its event is back from the archive', async () => {
    const { user, answers } = visitInbox('/admin/inbox/one', {
      [`GET ${inboxPath}/one`]: anItem('one', { kind: 'event', state: 'done' }),
      [`PUT ${inboxPath}/one`]: { ...anItem('one', { kind: 'event' }), restoredEvent: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Open again'));
    expect(shownToast()?.description).toBe('Its event is back from the archive.');
    answers[`PUT ${inboxPath}/one`] = anItem('one', { kind: 'event' });
    await user.click(screen.getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(shownToast()?.description).toBeUndefined());
  });

  it('of an event that a business has posted names the business', async () => {
    const details = [{ label: 'Business', value: 'Ada Pies' }];
    const posted = anItem('one', { kind: 'event', details });
    visitInbox('/admin/inbox/one', { [`GET ${inboxPath}/one`]: posted });
    expect(await screen.findByText(/^Event from Ada Pies ·/)).toBeTruthy();
  });

  it('of an event that a visitor has sent is named as in the filter of the list', async () => {
    visitInbox('/admin/inbox/one', {
      [`GET ${inboxPath}/one`]: anItem('one', { kind: 'event', details: [] }),
    });
    expect(await screen.findByText(/^Event sent in ·/)).toBeTruthy();
  });
});
