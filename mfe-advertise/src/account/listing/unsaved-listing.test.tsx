import { act, screen, waitFor } from '@testing-library/react';
import {
  aListing,
  editable,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { call, description, path, save } from '../../testing/listing-form';

beforeAll(() => import('./listing-page'));
beforeEach(startAccount);

describe('a listing that could not be saved', () => {
  it('keeps the typed text when another person saved first, and saves it on request', async () => {
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
    // What the owner has not changed must not replace what the other person has changed.
    expect(screen.getByLabelText(/^Phone/)).toHaveProperty('value', '830-555-0199');
    answers[`PUT ${call}`] = aListing();
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await screen.findByText('Saved');
    expect(sent('PUT').at(-1)?.headers.get('if-match')).toBe('"5"');
    expect(sent('PUT').at(-1)?.body).toMatchObject({
      description: 'Pies by the slice. And cakes.',
      phone: '830-555-0199',
      address: '2 Main St',
      waiting,
    });
  });

  it('is no longer called saved when a later save fails', async () => {
    const { user, answers } = visitAccount(path, {
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: aListing(),
    });
    await user.type(await description(), ' And cakes.');
    await user.click(save());
    await screen.findByText('Saved');
    answers[`PUT ${call}`] = problem(503);
    await user.type(await description(), ' And tarts.');
    await user.click(save());
    await waitFor(() => expect(shownToast()?.title).toBe('Not saved'));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('can be replaced by the version that another person saved', async () => {
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

  /** Simulates a lost response. */
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };

  it('is not called unsaved after a lost response, and is saved by a retry', async () => {
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

  it('has no conflict with its own save whose response was lost, even after further edits', async () => {
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

  it('has no conflict with the first of several saves with lost responses when only that one was stored', async () => {
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

  it('shows the version of another person even after a lost response', async () => {
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

  it('that was sent without a connection is not saved, and the page says so', async () => {
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

  it('shows the form for a sign-in link when the session has ended, and keeps the typed text', async () => {
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
    expect(document.activeElement?.textContent).toContain(
      'Most of what you typed into a form is kept in this tab.',
    );
    expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
    // The link was opened in another tab.
    answers['GET /api/owner/session'] = session;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect((await description()).value).toBe('Pies by the slice. And cakes.');
  });
});
