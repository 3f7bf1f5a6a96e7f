import { screen, waitFor, within } from '@testing-library/react';
import { aRecord, type FakeAnswer, startDesk, visitDesk } from '../testing/fake-desk';

const visit = (given: Record<string, FakeAnswer | object> = {}) =>
  visitDesk('/admin/content/businesses/new', {
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    ...given,
  });

beforeAll(() => Promise.all([import('../desk-layout'), import('./editor-page')]));
beforeEach(startDesk);

describe('a new record', () => {
  it('is created and opened for editing', async () => {
    const created = aRecord({
      name: 'Book Nook',
      category: 'shopping',
      state: 'draft',
      version: 1,
      publishedVersion: null,
    });
    const { user, sent, address } = visit({
      'POST /api/admin/businesses': () => Response.json(created, { status: 201 }),
      [`GET /api/admin/businesses/${created.id}`]: created,
    });
    await user.type(await screen.findByLabelText('Business name'), 'Book Nook');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(address()).toBe(`/admin/content/businesses/${created.id}`));
    expect(sent('POST')[0]?.body).toMatchObject({ name: 'Book Nook', state: 'draft' });
    expect(await screen.findByRole('heading', { name: 'Book Nook' })).toBeTruthy();
    expect(Object.keys(localStorage).filter((key) => key.includes('desk:'))).toEqual([]);
  });

  it('leads to the next one, whose form is empty', async () => {
    const pies = aRecord({ name: 'Pie Stand', category: 'dining' });
    const { user, address } = visitDesk(`/admin/content/businesses/${pies.id}`, {
      'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
      [`GET /api/admin/businesses/${pies.id}`]: pies,
    });
    await user.click(await screen.findByRole('link', { name: 'New business' }));
    await waitFor(() => expect(address()).toBe('/admin/content/businesses/new'));
    expect(await screen.findByRole('heading', { level: 1, name: 'New business' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Business name').value).toBe('');
  });

  it('names each missing field of an event', async () => {
    const { user } = visitDesk('/admin/content/events/new', {
      'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Title is required',
      'Please select a category',
      'Date is required',
    ]);
  });

  it('cannot be a terms page without a text', async () => {
    const { user, sent } = visitDesk('/admin/content/pages/new', {
      'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    });
    await user.selectOptions(await screen.findByLabelText('Page'), 'terms');
    await user.type(screen.getByLabelText('Title'), 'Terms');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'This page cannot be published without a text',
    ]);
    expect(sent('POST')).toEqual([]);
  });

  it('has no form for a reader', async () => {
    visit({ 'GET /api/admin/session': { email: 'rita@example.com', role: 'reader' } });
    expect(
      await screen.findByText(/^Only editors write here\. You are signed in as reader\.$/),
    ).toBeTruthy();
    expect(screen.queryByLabelText('Business name')).toBeNull();
  });
});
