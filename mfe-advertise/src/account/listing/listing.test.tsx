import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aListing,
  editable,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';

const { id } = aListing();
const path = `/account/listings/${id}`;
const call = `/api/owner/listings/${id}`;
const save = () => screen.getByRole('button', { name: 'Save' });
const description = () => screen.findByLabelText<HTMLTextAreaElement>('Description');

beforeAll(() => import('./listing-page'));
beforeEach(startAccount);

describe('editing a listing', () => {
  it('sends the change with the version that it was made from, and says what waits', async () => {
    const { user, sent, answers } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
    });
    await user.clear(await screen.findByLabelText('Business name'));
    await user.type(screen.getByLabelText('Business name'), 'Ada Cakes');
    await user.clear(screen.getByLabelText(/^Website/));
    await user.type(screen.getByLabelText(/^Website/), 'cakes.example');
    const waiting = { name: 'Ada Cakes' };
    answers[`PUT ${call}`] = aListing({ waiting });
    answers[`GET ${call}`] = editable(aListing({ waiting }), 5);
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(screen.getByText(/The new name waits for our staff/)).toBeTruthy();
    const [put] = sent('PUT');
    expect(put?.headers.get('if-match')).toBe('"4"');
    expect(put?.headers.get('x-requested-with')).toBe('town-guide');
    expect(put?.body).toEqual({
      name: 'Ada Cakes',
      category: 'dining',
      address: '1 Main St',
      description: 'Pies by the slice.',
      phone: '830-555-0123',
      website: 'https://cakes.example',
      socialLinks: ['https://facebook.com/pies'],
      menuUrl: null,
      moreCategories: ['retail'],
      hours: 'Mon-Fri 9 AM-5 PM',
      openingHours: null,
      businessStatus: 'open',
      waiting: {},
    });
    expect(screen.getByLabelText('Business name')).toHaveProperty('value', 'Ada Cakes');
    expect(
      screen.getByText('Waits for our staff. Until then visitors see “Ada Pies”'),
    ).toBeTruthy();
  });

  it('enters hours as data, and closes for a while', async () => {
    const { user, sent } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: aListing(),
    });
    await user.click(await screen.findByRole('radio', { name: 'Certain hours' }));
    await user.selectOptions(screen.getByLabelText('Business status'), 'Temporarily closed');
    await user.click(save());
    await screen.findByText('Saved');
    expect(sent('PUT')[0]?.body).toMatchObject({
      businessStatus: 'temporarily-closed',
      openingHours: [expect.objectContaining({ opens: '09:00', closes: '17:00' })],
    });
  });

  it('shows what the plan does not include with what unlocks it, and sends none of it', async () => {
    const { user, sent } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing({ tier: 'basic', locked: ['website'] }), 4),
      [`PUT ${call}`]: aListing(),
    });
    expect(await screen.findByText(/is part of Premium/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Website/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'See Premium for Website' })).toBeTruthy();
    await user.click(save());
    await screen.findByText('Saved');
    expect(sent('PUT')[0]?.body).not.toHaveProperty('website');
  });

  it('saves social links, a menu and up to four further categories', async () => {
    const { user, sent } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: aListing(),
    });
    await user.type(await screen.findByLabelText(/^Social links/), '\nx.com/pies');
    await user.type(screen.getByLabelText(/^Menu or price list/), 'pies.example/menu');
    const group = within(screen.getByRole('group', { name: 'Further categories' }));
    expect(group.queryByRole('checkbox', { name: 'Dining' })).toBeNull();
    await user.click(group.getByRole('checkbox', { name: 'Retail' }));
    for (const name of ['Food', 'Home services', 'Beauty', 'Other']) {
      await user.click(group.getByRole('checkbox', { name }));
    }
    expect(group.getByRole('checkbox', { name: 'Church' })).toHaveProperty('disabled', true);
    await user.click(save());
    await screen.findByText('Saved');
    expect(sent('PUT')[0]?.body).toMatchObject({
      socialLinks: ['https://facebook.com/pies', 'https://x.com/pies'],
      menuUrl: 'https://pies.example/menu',
      moreCategories: ['food', 'home_services', 'beauty', 'other'],
    });
  });

  it('keeps the links and categories that Basic does not show', async () => {
    const locked = ['website', 'socialLinks', 'menuUrl', 'moreCategories'];
    const { user, sent } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing({ tier: 'basic', locked }), 4),
      [`PUT ${call}`]: aListing(),
    });
    expect(
      await screen.findByText('What you entered is kept: https://facebook.com/pies'),
    ).toBeTruthy();
    expect(screen.getByText('What you entered is kept: Retail')).toBeTruthy();
    await user.click(save());
    await screen.findByText('Saved');
    for (const name of locked) expect(sent('PUT')[0]?.body).not.toHaveProperty(name);
  });

  it('shows what is wrong at the field, and sends nothing', async () => {
    const { user, sent } = visitAccount(path, { [`GET ${call}`]: editable(aListing(), 4) });
    await user.clear(await description());
    await user.click(save());
    expect((await screen.findAllByText('Description is required')).length).toBe(2);
    expect(document.activeElement).toBe(await description());
    expect(sent('PUT')).toEqual([]);
  });

  it('shows at the field what the server refuses', async () => {
    const message = 'The website is part of Premium';
    const { user } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: problem(403, { errors: [{ path: 'website', message }] }),
    });
    await description();
    await user.click(save());
    expect((await screen.findAllByText(message)).length).toBe(2);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Website/));
  });

  it('keeps what was typed when somebody else was faster, and saves it on request', async () => {
    const { user, sent, answers } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: problem(412),
    });
    await user.type(await description(), ' And cakes.');
    const waiting = { address: '2 Main St' };
    answers[`GET ${call}`] = editable(aListing({ phone: '830-555-0199', waiting }), 5);
    await user.click(save());
    const notice = await screen.findByText(/Somebody changed this listing/);
    expect(screen.getByText('Phone is now “830-555-0199”')).toBeTruthy();
    expect((await description()).value).toBe('Pies by the slice. And cakes.');
    expect(notice).toBeTruthy();
    answers[`PUT ${call}`] = aListing();
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await screen.findByText('Saved');
    expect(sent('PUT').at(-1)?.headers.get('if-match')).toBe('"5"');
    expect(sent('PUT').at(-1)?.body).toMatchObject({
      description: 'Pies by the slice. And cakes.',
      waiting,
    });
  });

  it('can take what somebody else has saved', async () => {
    const { user, answers } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: problem(412),
    });
    await user.type(await description(), ' And cakes.');
    answers[`GET ${call}`] = editable(aListing({ description: 'Theirs.' }), 5);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await waitFor(async () => expect((await description()).value).toBe('Theirs.'));
  });

  /** Nobody answers. */
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };

  it('is not called unsaved where the answer was lost, and is saved when it is saved again', async () => {
    const { user, answers } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: lost,
    });
    await user.type(await description(), ' And cakes.');
    await user.clear(screen.getByLabelText(/^Website/));
    await user.type(screen.getByLabelText(/^Website/), 'cakes.example');
    await user.click(save());
    await waitFor(() => expect(shownToast()?.title).toBe('No answer: it may be saved or not'));
    const saved = {
      description: 'Pies by the slice. And cakes.',
      website: 'https://cakes.example',
    };
    answers[`GET ${call}`] = editable(aListing(saved), 5);
    answers[`PUT ${call}`] = problem(412);
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(screen.queryByText(/Somebody changed this listing/)).toBeNull();
    expect(screen.getByLabelText(/^Website/)).toHaveProperty('value', 'https://cakes.example');
  });

  it('finds no conflict with its own lost save where more was typed since', async () => {
    const { user, sent, answers } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: lost,
    });
    await user.type(await description(), ' And cakes.');
    await user.click(save());
    await waitFor(() => expect(shownToast()?.title).toBe('No answer: it may be saved or not'));
    await user.type(await description(), ' And tea.');
    const saved = aListing({ description: 'Pies by the slice. And cakes.' });
    answers[`GET ${call}`] = editable(saved, 5);
    answers[`PUT ${call}`] = () =>
      sent('PUT').at(-1)?.headers.get('if-match') === '"5"' ? Response.json(saved) : problem(412)();
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(screen.queryByText(/Somebody changed this listing/)).toBeNull();
    expect(sent('PUT').at(-1)?.body).toMatchObject({
      description: 'Pies by the slice. And cakes. And tea.',
    });
  });

  it('finds no conflict with the first of several lost saves, where only that one arrived', async () => {
    const { user, sent, answers } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: lost,
    });
    for (const [index, more] of [' And cakes.', ' And tea.'].entries()) {
      await user.type(await description(), more);
      await user.click(save());
      await waitFor(() => expect(sent('PUT')).toHaveLength(index + 1));
      await waitFor(() => expect(save().textContent).toBe('Save'));
    }
    const arrived = aListing({ description: 'Pies by the slice. And cakes.' });
    answers[`GET ${call}`] = editable(arrived, 5);
    answers[`PUT ${call}`] = () =>
      sent('PUT').at(-1)?.headers.get('if-match') === '"5"'
        ? Response.json(arrived)
        : problem(412)();
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(screen.queryByText(/Somebody changed this listing/)).toBeNull();
    expect(sent('PUT').at(-1)?.body).toMatchObject({
      description: 'Pies by the slice. And cakes. And tea.',
    });
  });

  it('shows what somebody else has saved also after a lost answer', async () => {
    const { user, answers } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: lost,
    });
    await user.type(await description(), ' And cakes.');
    await user.click(save());
    await waitFor(() => expect(shownToast()?.title).toBe('No answer: it may be saved or not'));
    answers[`GET ${call}`] = editable(aListing({ phone: '830-555-0199' }), 5);
    answers[`PUT ${call}`] = problem(412);
    await user.click(save());
    expect(await screen.findByText('Phone is now “830-555-0199”')).toBeTruthy();
  });

  it('begun without a connection is not saved, and says so', async () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: lost,
    });
    await description();
    await user.click(save());
    await waitFor(() => expect(shownToast()?.title).toBe('Not saved'));
    connection.mockRestore();
  });

  it('leads to the form for a link when the session has ended, and keeps what was typed', async () => {
    const session = { email: 'ada@example.com', expiresAt: '2027-04-10T18:00:00.000Z' };
    const { user, answers } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: problem(401),
    });
    await user.type(await description(), ' And cakes.');
    answers['GET /api/owner/session'] = problem(401);
    await user.click(save());
    await screen.findByRole('button', { name: 'Send me a sign-in link' });
    expect(shownToast()?.title).toBe('Not saved');
    // The link was opened in another tab.
    answers['GET /api/owner/session'] = session;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect((await description()).value).toBe('Pies by the slice. And cakes.');
  });

  it('shows the public card as it is typed', async () => {
    const { user } = visitAccount(path, { [`GET ${call}`]: editable(aListing(), 4) });
    await user.type(await description(), ' And cakes.');
    const preview = within(screen.getByRole('region', { name: 'What visitors will see' }));
    expect(preview.getByText('Pies by the slice. And cakes.')).toBeTruthy();
    expect(preview.getByRole('link', { name: 'pies.example' })).toBeTruthy();
  });

  it('says so where the listing belongs to somebody else', async () => {
    visitAccount(path, { [`GET ${call}`]: problem(404) });
    expect(await screen.findByText('This listing is not among yours')).toBeTruthy();
  });
});
