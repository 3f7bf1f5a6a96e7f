import { act, screen, waitFor } from '@testing-library/react';
import { useToasts } from '@town/slice-kit/toasts';
import { aRecord, problem, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const pies = aRecord({ name: 'Pie Stand', category: 'dining' });
const books = aRecord({ name: 'Book Nook', category: 'shopping', state: 'draft' });
const list = 'GET /api/admin/businesses';

function visit(path = '/admin/content/businesses', given: Record<string, object> = {}) {
  return visitDesk(path, {
    [list]: [pies, books],
    'GET /api/admin/businesses/counts': { draft: 1, scheduled: 0, published: 1, archived: 3 },
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    ...given,
  });
}

const row = (name: string) => screen.findByRole('link', { name });
const box = (name: string) => screen.findByRole('checkbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

// Loads the lazy parts here, so that the first test does not wait for their compilation.
beforeAll(() => Promise.all([import('../desk-layout'), import('./list-page')]));
beforeEach(startDesk);

describe('the list of records', () => {
  it('shows name, state, category and the last change', async () => {
    visit();
    expect((await row('Pie Stand')).getAttribute('href')).toBe(
      `/admin/content/businesses/${pies.id}`,
    );
    expect(screen.getByText('Published')).toBeTruthy();
    expect(screen.getAllByText('Dining').length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Mar 9, 2027, 2:05 PM/)).toHaveLength(2);
    expect(await screen.findByRole('option', { name: 'Archived (3)' })).toBeTruthy();
  });

  it('is fetched once', async () => {
    const { calls } = visit();
    await row('Pie Stand');
    await screen.findByRole('option', { name: 'Archived (3)' });
    const paths = calls.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('shows the other records when one is invalid', async () => {
    visit(undefined, { [list]: [{ name: 'No id' }, null, books] });
    expect(await row('Book Nook')).toBeTruthy();
    expect(screen.queryByText('No id')).toBeNull();
  });

  it('keeps search, state, category and order in the address', async () => {
    const { user, address, calls } = visit();
    await row('Pie Stand');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'pie{Enter}');
    await user.selectOptions(screen.getByLabelText('State'), 'draft');
    await user.selectOptions(screen.getByLabelText('Category'), 'dining');
    await user.selectOptions(screen.getByLabelText('Order'), 'title');
    expect(address()).toBe(
      '/admin/content/businesses?q=pie&state=draft&category=dining&sort=title',
    );
    await waitFor(() =>
      expect(calls.at(-1)?.path).toBe(
        '/api/admin/businesses?limit=25&offset=0&sort=title&q=pie&state=draft&category=dining&countTo=500',
      ),
    );
  });

  it('says that nothing was found, and links to all records', async () => {
    const { user, answers } = visit('/admin/content/businesses?q=xyz', { [list]: [] });
    expect(await screen.findByText('No businesses here')).toBeTruthy();
    answers[list] = [pies];
    await user.click(screen.getByRole('link', { name: 'Show all businesses' }));
    await row('Pie Stand');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Businesses' })),
    );
  });

  it('links to the form for a new record when its kind has none', async () => {
    visit('/admin/content/businesses?sort=title', { [list]: [] });
    expect(await screen.findByText('No businesses here')).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Write a new one' });
    expect(way.getAttribute('href')).toBe('/admin/content/businesses/new');
    expect(screen.queryByRole('link', { name: 'Show all businesses' })).toBeNull();
  });

  it('shows no content kind when the address contains an unknown one', async () => {
    visit('/admin/content/unicorns');
    expect(await screen.findByRole('heading', { name: 'No such content' })).toBeTruthy();
  });
});

describe('several records at once', () => {
  it('are archived together, and one undo restores all of them', async () => {
    const { user, sent } = visit(undefined, {
      'POST /api/admin/businesses/bulk': { batchId: 'b1', count: 2 },
      'POST /api/admin/batches/b1/undo': {},
    });
    await user.click(await box('Select Pie Stand'));
    await user.click(await box('Select Book Nook'));
    // One text node: a screen reader says only the one that has changed.
    expect(screen.getByText('2 selected').childNodes).toHaveLength(1);
    await user.click(press('Archive'));
    await waitFor(() => expect(shownToast()?.title).toBe('2 businesses archived'));
    expect(sent('POST')[0]?.body).toEqual({
      ids: [pies.id, books.id],
      action: 'archive',
      versions: { [pies.id]: 4, [books.id]: 4 },
    });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Businesses' }));
    expect(screen.getByText('0 selected')).toBeTruthy();
    shownToast()?.action?.onClick();
    await waitFor(() => expect(shownToast()?.title).toBe('Undone'));
    expect(sent('POST')[1]?.path).toBe('/api/admin/batches/b1/undo');
  });

  it('can be restored from the list after the toast has disappeared, but only once', async () => {
    const { user, sent } = visit(undefined, {
      'POST /api/admin/businesses/bulk': { batchId: 'b1', count: 1 },
      'POST /api/admin/batches/b1/undo': {},
    });
    await user.click(await box('Select Pie Stand'));
    await user.click(press('Archive'));
    await waitFor(() => expect(shownToast()?.title).toBe('1 business archived'));
    act(() => useToasts.setState({ toast: null }));
    expect(screen.getByText('1 business archived')).toBeTruthy();
    await user.click(press('Undo the change'));
    await waitFor(() => expect(shownToast()?.title).toBe('Undone'));
    expect(sent('POST')[1]?.path).toBe('/api/admin/batches/b1/undo');
    expect(screen.queryByRole('button', { name: 'Undo the change' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Businesses' }));
  });

  it('can be restored when the change has emptied the list', async () => {
    const { user, answers } = visit(undefined, {
      'POST /api/admin/businesses/bulk': { batchId: 'b1', count: 2 },
    });
    await user.click(await box('Select all 2 on this page'));
    answers[list] = [];
    await user.click(press('Archive'));
    expect(await screen.findByText('No businesses here')).toBeTruthy();
    expect(press('Undo the change')).toBeTruthy();
  });

  it('change only in the versions that were listed', async () => {
    const { user, calls, answers } = visit(undefined, {
      'POST /api/admin/businesses/bulk': () =>
        problem(409, { message: '"Book Nook" has been changed meanwhile' }),
    });
    await user.click(await box('Select Book Nook'));
    answers[list] = [pies, { ...books, version: 5, updatedBy: 'visitor' }];
    await user.click(press('Publish'));
    await waitFor(() => expect(shownToast()?.title).toBe('Nothing was changed'));
    expect(shownToast()?.description).toBe('"Book Nook" has been changed meanwhile');
    expect(await screen.findByText('by visitor')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ids: [books.id],
      action: 'publish',
      versions: { [books.id]: 4 },
    });
  });

  it('offer only actions that fit the state of all of them', async () => {
    const { user } = visit();
    await user.click(await box('Select all 2 on this page'));
    expect(press('Publish')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Unpublish' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Restore from archive' })).toBeNull();
  });

  it('get another category with a dialog', async () => {
    const { user, sent } = visit(undefined, {
      'POST /api/admin/businesses/bulk': { batchId: 'b1', count: 1 },
    });
    await user.click(await box('Select Pie Stand'));
    await user.click(press('Change category…'));
    const dialog = await screen.findByRole('dialog', {
      name: 'Change the category of 1 business',
    });
    await user.selectOptions(dialog.querySelector('select') ?? dialog, 'shopping');
    await user.click(press('Change category'));
    await waitFor(() => expect(shownToast()?.title).toBe('1 business moved to another category'));
    expect(sent('POST')[0]?.body).toEqual({
      ids: [pies.id],
      action: 'recategorise',
      category: 'shopping',
      versions: { [pies.id]: 4 },
    });
  });

  it('are cancelled with one reason when they are public events, after saying who is told', async () => {
    const event = { category: 'community', date: '2027-04-01', status: 'scheduled' };
    const dance = aRecord({ ...event, title: 'Dance' });
    const market = aRecord({ ...event, title: 'Market', recurrence: 'FREQ=WEEKLY' });
    const fair = aRecord({ ...event, title: 'Fair', state: 'draft' });
    const { user, sent } = visit('/admin/content/events', {
      'GET /api/admin/events': [dance, market, fair],
      'POST /api/admin/events/bulk': { batchId: 'b1', count: 2 },
    });
    await user.click(await box('Select all 3 on this page'));
    expect(screen.queryByRole('button', { name: 'Cancel…' })).toBeNull();
    await user.click(await box('Select Fair'));
    await user.click(press('Cancel…'));
    await screen.findByRole('dialog', { name: 'Cancel 2 events?' });
    expect(screen.getByText(/gets a mail with the reason ten minutes after/)).toBeTruthy();
    expect(screen.getByText('Every date of an event that is repeated is cancelled.')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Reason/), 'Storm');
    await user.click(press('Cancel the events'));
    await waitFor(() => expect(shownToast()?.title).toBe('2 events cancelled'));
    expect(shownToast()?.action?.label).toBe('Undo');
    const heading = screen.getByRole('heading', { name: 'Events' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(sent('POST')[0]?.body).toMatchObject({
      ids: [dance.id, market.id],
      action: 'cancel',
      reason: 'Storm',
    });
  });

  it('stay selected when the server refuses', async () => {
    const { user } = visit();
    await user.click(await box('Select Pie Stand'));
    await user.click(press('Unpublish'));
    await waitFor(() => expect(shownToast()?.title).toBe('Nothing was changed'));
    expect(screen.getByText('1 selected')).toBeTruthy();
  });
});

describe('the keys of the list', () => {
  it('move, select, search and open', async () => {
    const { user, address } = visit();
    const first = await row('Pie Stand');
    await user.keyboard('j');
    expect(document.activeElement).toBe(first);
    await user.keyboard('jj');
    expect(document.activeElement).toBe(await row('Book Nook'));
    await user.keyboard('x');
    expect(screen.getByText('1 selected')).toBeTruthy();
    await user.keyboard('kx');
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.keyboard('/jk');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('jk');
    first.focus();
    await user.keyboard('e');
    await waitFor(() => expect(address()).toBe(`/admin/content/businesses/${pies.id}`));
  });

  it('are explained by a question mark, and can be switched off', async () => {
    const { user } = visit();
    const first = await row('Pie Stand');
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys of the list' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Use these keys' }));
    await user.keyboard('{Escape}');
    await user.keyboard('j');
    expect(document.activeElement).not.toBe(first);
  });
});

test('a view is saved under a name and removed again', async () => {
  const { user, address } = visit('/admin/content/businesses?state=draft');
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  await user.type(await screen.findByLabelText('Name'), 'Unfinished{Enter}');
  await user.selectOptions(screen.getByLabelText('State'), 'archived');
  await user.click(screen.getByRole('link', { name: 'Unfinished' }));
  expect(address()).toBe('/admin/content/businesses?state=draft');
  await user.click(screen.getByRole('button', { name: 'Remove the view Unfinished' }));
  expect(screen.queryByRole('link', { name: 'Unfinished' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Businesses' }));
});

test('a reader sees the list and no way to change anything', async () => {
  visit(undefined, { 'GET /api/admin/session': { email: 'rita@example.com', role: 'reader' } });
  await row('Pie Stand');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'New business' })).toBeNull();
});
