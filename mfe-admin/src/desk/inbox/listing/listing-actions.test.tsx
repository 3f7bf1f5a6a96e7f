import { screen, waitFor, within } from '@testing-library/react';
import { draftName, writeLocalDraft } from '../../editor/local-draft';
import { aRecord, isIdle, shownToast, startDesk } from '../../testing/fake-desk';
import { anItem, inboxPath, loadInbox, session, visitInbox } from '../../testing/fake-inbox';

beforeAll(loadInbox);
beforeEach(startDesk);

describe('a free listing in the inbox', () => {
  const listing = {
    kind: 'listing',
    details: [
      { label: 'Business', value: 'Corner Shop' },
      { label: 'Category', value: 'Dining & Restaurants' },
      { label: 'Address', value: '1 Main St' },
    ],
  };

  it('fills the form of a new business', async () => {
    const { user } = visitInbox('/admin/inbox/one', {
      [`GET ${inboxPath}/one`]: anItem('one', listing),
    });
    await user.click(await screen.findByRole('button', { name: 'Write the business' }));
    expect(await screen.findByDisplayValue('Corner Shop')).toBeTruthy();
    expect(screen.getByDisplayValue('830-555-0100')).toBeTruthy();
  });

  it('does not replace the draft of another business, and says so', async () => {
    const name = draftName('ada@example.com', 'businesses', undefined);
    const base = { version: null, values: {} };
    writeLocalDraft(name, { values: { name: 'Book Nook' }, base, typedAt: Date.now() });
    const { user } = visitInbox('/admin/inbox/one', {
      [`GET ${inboxPath}/one`]: anItem('one', listing),
    });
    await user.click(await screen.findByRole('button', { name: 'Write the business' }));
    expect(await screen.findByDisplayValue('Book Nook')).toBeTruthy();
    expect(shownToast()?.title).toBe('You have begun another business');
  });

  it('is published after a preview, which can be undone', async () => {
    const shop = aRecord({ name: 'Corner Shop' });
    const { user, sent } = visitInbox('/admin/inbox/one', {
      [`GET ${inboxPath}/one`]: anItem('one', listing),
      'POST /api/admin/businesses': shop,
      [`POST /api/admin/businesses/${shop.id}/archive`]: shop,
      [`PUT ${inboxPath}/one`]: {},
    });
    await user.click(await screen.findByRole('button', { name: 'Preview the business' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What will be published' }));
    expect(dialog.getByText('Dining')).toBeTruthy();
    expect(sent('POST')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Published'));
    expect(sent('POST')[0]?.body).toMatchObject({
      name: 'Corner Shop',
      category: 'dining',
      phone: '830-555-0100',
      contactEmail: 'ann@example.com',
      state: 'published',
    });
    shownToast()?.action?.onClick();
    await waitFor(() =>
      expect(sent('PUT').map(({ body }) => body)).toEqual([{ state: 'done' }, { state: 'open' }]),
    );
  });

  it('with missing fields cannot be published directly', async () => {
    const { user } = visitInbox('/admin/inbox/one', {
      [`GET ${inboxPath}/one`]: anItem('one', { kind: 'listing', details: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Preview the business' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What will be published' }));
    expect(dialog.getByText('Business name is required')).toBeTruthy();
    expect(isIdle(dialog.getByRole('button', { name: 'Publish' }))).toBe(true);
  });

  it('shows similar businesses side by side, also to a reader', async () => {
    const details = [
      { label: 'Business', value: 'Corner Shop LLC' },
      { label: 'Address', value: '1 Main St' },
    ];
    const shop = aRecord({ name: 'Corner Shop', address: '9 Oak St', phone: '(830) 555-0100' });
    const { calls } = visitInbox('/admin/inbox/one', {
      'GET /api/admin/session': { ...session, role: 'reader' },
      [`GET ${inboxPath}/one`]: anItem('one', { kind: 'listing', details }),
      'GET /api/admin/businesses': [{ ...shop, state: 'draft' }],
      'GET /api/businesses': [shop, { odd: 1 }],
    });
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('link', { name: 'Corner Shop' }).getAttribute('href')).toContain(
      String(shop.id),
    );
    expect(table.getByText('Draft')).toBeTruthy();
    expect(
      table.getByRole('row', { name: 'Name Corner Shop LLC Corner Shop the same' }),
    ).toBeTruthy();
    expect(table.getByRole('row', { name: 'Address 1 Main St 9 Oak St' })).toBeTruthy();
    expect(
      table.getByRole('row', { name: 'Phone 830-555-0100 (830) 555-0100 the same' }),
    ).toBeTruthy();
    expect(calls.map((call) => call.path)).toContain('/api/businesses?q=Corner+Shop&limit=10');
  });
});
