import { screen, waitFor } from '@testing-library/react';
import { aRecord, shownToast, startDesk, visitDesk } from '../testing/fake-desk';
import { draftName, writeLocalDraft } from './local-draft';

beforeAll(() => Promise.all([import('../desk-layout'), import('./editor-page')]));
beforeEach(startDesk);

const fair = aRecord({
  title: 'Lavender Fair',
  description: 'Stalls and music',
  date: '2026-06-12',
  endDate: '2026-06-14',
  time: '9:00 AM',
  category: 'community',
  location: 'Square',
  status: 'cancelled',
  statusNote: 'Because of the storm',
  imageUrl: '/pictures/1.jpg',
  imageAlt: 'A field',
  ticketUrl: 'https://tickets.example.com/2026',
  featured: true,
  titleEs: 'Feria de la lavanda',
});
const value = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\(optional\\))?$`)).value;

async function copy() {
  const visit = visitDesk(`/admin/content/events/${fair.id}`, {
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    [`GET /api/admin/events/${fair.id}`]: fair,
  });
  await visit.user.click(await screen.findByRole('button', { name: 'Make a copy' }));
  await waitFor(() => expect(visit.address()).toBe('/admin/content/events/new'));
  return visit;
}

describe('a copy of an event', () => {
  const name = draftName('ada@example.com', 'events', undefined);
  const begin = (title: string, source?: string) =>
    writeLocalDraft(name, {
      values: { title },
      base: { version: null, values: {}, source },
      typedAt: Date.now(),
    });

  it('opens again when it was begun, also with another title', async () => {
    begin('Lavender Fair 2027', fair.id);
    await copy();
    expect(await screen.findByDisplayValue('Lavender Fair 2027')).toBeTruthy();
    expect(shownToast()).toBeNull();
  });

  it('is not the begun copy of another event with the same title', async () => {
    begin('Lavender Fair', '00000000-0000-4000-8000-00000000dddd');
    await copy();
    expect(shownToast()?.title).toBe('You have begun another event');
  });

  it('fills the form of a new one, without its days, its status and its picture', async () => {
    const { sent } = await copy();
    expect(await screen.findByRole('heading', { name: 'New event' })).toBeTruthy();
    expect(value('Title')).toBe('Lavender Fair');
    expect(value('Time')).toBe('9:00 AM');
    expect(value('Location')).toBe('Square');
    expect(value('Date')).toBe('');
    expect(value('Last day')).toBe('');
    expect(value('Status')).toBe('scheduled');
    expect(value('Note to the status')).toBe('');
    expect(screen.queryByDisplayValue('A field')).toBeNull();
    expect(screen.queryByDisplayValue('https://tickets.example.com/2026')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^Featured/).checked).toBe(false);
    expect(screen.getByText('Spanish version (1 of 2 texts)')).toBeTruthy();
    expect(sent('POST')).toEqual([]);
    expect(sent('PUT')).toEqual([]);
  });

  it('does not replace another event that has been begun, and says so', async () => {
    begin('Dance');
    await copy();
    expect(await screen.findByDisplayValue('Dance')).toBeTruthy();
    expect(shownToast()?.title).toBe('You have begun another event');
  });
});

test('only events are copied', async () => {
  const shop = aRecord({ name: 'Shop', category: 'retail' });
  visitDesk(`/admin/content/businesses/${shop.id}`, {
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    [`GET /api/admin/businesses/${shop.id}`]: shop,
  });
  expect(await screen.findByRole('link', { name: 'New business' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make a copy' })).toBeNull();
});
