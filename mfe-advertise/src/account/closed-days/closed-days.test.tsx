import { screen, waitFor, within } from '@testing-library/react';
import {
  noContent,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { books, farm, pies } from '../../testing/businesses-to-close';

beforeAll(() => Promise.all([import('./closed-days-page'), import('../overview/overview-page')]));
beforeEach(startAccount);

const save = 'POST /api/owner/listings/closed-days';

function visit(answer: object = noContent) {
  return visitAccount('/account/closed-days', {
    'GET /api/owner/listings': [books, farm, pies],
    [save]: answer,
  });
}

type User = ReturnType<typeof visit>['user'];

async function fill(user: User, from = '2027-12-24', to = '2027-12-26') {
  await user.click(await screen.findByRole('checkbox', { name: 'Ada Pies' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ada Books' }));
  await user.type(screen.getByLabelText('First day'), from);
  await user.type(screen.getByLabelText('Last day'), to);
  await user.click(screen.getByRole('button', { name: 'Save closed days' }));
}

describe('closed days of several businesses', () => {
  it('are sent in one call, and the page says which businesses are closed', async () => {
    const { user, sent } = visit();
    await fill(user);
    expect(
      await screen.findByText(
        /Ada Books and Ada Pies are closed from December 24, 2027 to December 26, 2027/,
      ),
    ).toBeTruthy();
    const [call] = sent('POST');
    const days = { from: '2027-12-24', to: '2027-12-26' };
    expect(call?.body).toEqual({ listings: [books.id, pies.id], ...days });
    expect(call?.headers.get('x-requested-with')).toBe('town-guide');
    expect(screen.getByLabelText('First day')).toHaveProperty('value', '');
  });

  it('need a business and two days in their order', async () => {
    const { user, sent } = visit();
    await user.click(await screen.findByRole('button', { name: 'Save closed days' }));
    expect((await screen.findAllByText('Please choose a business')).length).toBeGreaterThan(0);
    await fill(user, '2027-12-24', '2027-12-20');
    expect((await screen.findAllByText('The last day is before the first')).length).toBe(2);
    expect(sent('POST')).toEqual([]);
  });

  it('cannot be chosen for a business without weekly hours, to whose hours the page links', async () => {
    visit();
    await screen.findByRole('checkbox', { name: 'Ada Pies' });
    expect(screen.queryByRole('checkbox', { name: 'Ada Farm' })).toBeNull();
    const link = screen.getByRole('link', { name: 'Enter the hours of Ada Farm' });
    expect(link.getAttribute('href')).toBe(`/account/listings/${farm.id}`);
  });

  it('are kept in the form with the reason when the server refuses them', async () => {
    const message = 'Ada Pies has no opening hours yet. Please enter them first.';
    const { user } = visit(problem(400, { message, errors: [{ path: 'listings', message }] }));
    await fill(user);
    const form = within(await screen.findByRole('form', { name: 'Closed days' }));
    expect((await form.findAllByText(message)).length).toBeGreaterThan(0);
    expect(shownToast()).toMatchObject({ title: 'Not saved', description: message });
    expect(screen.getByLabelText('First day')).toHaveProperty('value', '2027-12-24');
  });

  it('stay in the form when neither the save nor the reading of the listings succeeds', async () => {
    const { user, answers } = visit(problem(503));
    await screen.findByRole('checkbox', { name: 'Ada Pies' });
    answers['GET /api/owner/listings'] = problem(503);
    await fill(user);
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Not saved' }));
    expect(screen.getByLabelText('First day')).toHaveProperty('value', '2027-12-24');
  });

  it('are not sent for a business that the owner no longer has', async () => {
    const { user, answers, sent } = visit(problem(404));
    await screen.findByRole('checkbox', { name: 'Ada Pies' });
    answers['GET /api/owner/listings'] = [pies];
    await fill(user);
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Ada Books' })).toBeNull());
    answers[save] = noContent;
    await user.click(screen.getByRole('button', { name: 'Save closed days' }));
    expect(await screen.findByText(/Ada Pies is closed/)).toBeTruthy();
    expect(sent('POST').at(-1)?.body).toMatchObject({ listings: [pies.id] });
  });

  it('are offered in the account of an owner with more than one listing', async () => {
    visitAccount('/account', { 'GET /api/owner/listings': [pies, books] });
    const name = 'Close several businesses at once';
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  });
});
