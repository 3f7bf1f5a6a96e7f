import { act, cleanup, screen, waitFor } from '@testing-library/react';
import {
  aListing,
  editable,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { call, description, path, save } from '../../testing/listing-form';

const own = 'Pies by the slice. And cakes.';
const phone = () => screen.getByLabelText<HTMLInputElement>(/^Phone/);
const conflict = () => screen.queryByText(/Somebody changed this listing/);

beforeAll(() => import('./listing-page'));
beforeEach(startAccount);

/** Types a description into version 4 of the listing. */
async function typeOwn() {
  const visit = visitAccount(path, {
    [`GET ${call}`]: editable(aListing(), 4),
    [`PUT ${call}`]: problem(412),
  });
  await visit.user.type(await description(), ' And cakes.');
  return visit;
}

/** Opens the page once more, as a reload does, with what is stored by then. */
async function reload(version: number, given: object) {
  cleanup();
  const stored = aListing(given);
  const again = visitAccount(path, {
    [`GET ${call}`]: editable(stored, version),
    [`PUT ${call}`]: stored,
  });
  await description();
  return again;
}

describe('typed text of a listing that another person changed', () => {
  it('is there again after a reload of the page that says so, and so is the question', async () => {
    const visit = await typeOwn();
    visit.answers[`GET ${call}`] = editable(aListing({ phone: '830-555-0199' }), 5);
    await visit.user.click(save());
    await screen.findByText('Phone is now “830-555-0199”');
    const { user, sent } = await reload(5, { phone: '830-555-0199' });
    expect(await screen.findByText('Phone is now “830-555-0199”')).toBeTruthy();
    expect((await description()).value).toBe(own);
    expect(phone().value).toBe('830-555-0199');
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await screen.findByText('Saved');
    expect(conflict()).toBeNull();
    expect(sent('PUT')[0]?.headers.get('if-match')).toBe('"5"');
    expect(sent('PUT')[0]?.body).toMatchObject({ description: own, phone: '830-555-0199' });
  });

  it('is there again after a reload before the first save', async () => {
    await typeOwn();
    const { sent, user } = await reload(5, { phone: '830-555-0199' });
    expect(await screen.findByText('Phone is now “830-555-0199”')).toBeTruthy();
    expect((await description()).value).toBe(own);
    expect(phone().value).toBe('830-555-0199');
    await user.click(save());
    await screen.findByText('Saved');
    expect(sent('PUT')[0]?.body).toMatchObject({ description: own, phone: '830-555-0199' });
  });

  it('is there again after a new sign-in', async () => {
    const { user, answers } = await typeOwn();
    const session = answers['GET /api/owner/session'];
    answers['GET /api/owner/session'] = problem(401);
    answers[`PUT ${call}`] = problem(401);
    await user.click(save());
    await screen.findByRole('button', { name: 'Send me a sign-in link' });
    Object.assign(answers, { 'GET /api/owner/session': session });
    answers[`GET ${call}`] = editable(aListing({ phone: '830-555-0199' }), 5);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Phone is now “830-555-0199”')).toBeTruthy();
    expect((await description()).value).toBe(own);
  });

  it('does not undo a third change, where the owner changed nothing', async () => {
    const visit = await typeOwn();
    visit.answers[`GET ${call}`] = editable(aListing({ phone: '830-555-0199' }), 5);
    await visit.user.click(save());
    await screen.findByText('Phone is now “830-555-0199”');
    await reload(6, { phone: '830-555-0177' });
    expect(await screen.findByText('Phone is now “830-555-0177”')).toBeTruthy();
    expect(phone().value).toBe('830-555-0177');
    expect((await description()).value).toBe(own);
  });

  it('gives way to the newer version on request after a reload', async () => {
    await typeOwn();
    const { user } = await reload(5, { phone: '830-555-0199' });
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(conflict()).toBeNull());
    expect((await description()).value).toBe('Pies by the slice.');
    expect(phone().value).toBe('830-555-0199');
  });

  it('is not asked about if the newer version is the owner’s own save', async () => {
    const visit = await typeOwn();
    visit.answers[`PUT ${call}`] = () => {
      throw new TypeError('Failed to fetch');
    };
    await visit.user.type(screen.getByLabelText(/^Website/), '/menu');
    await visit.user.click(save());
    await waitFor(() => expect(shownToast()?.title).toBe('No answer: it may be saved or not'));
    await reload(5, { description: own, website: 'https://pies.example/menu' });
    expect((await description()).value).toBe(own);
    expect(conflict()).toBeNull();
  });

  it('is not asked about if the owner has typed nothing', async () => {
    visitAccount(path, { [`GET ${call}`]: editable(aListing(), 4) });
    await description();
    await reload(5, { phone: '830-555-0199' });
    expect(phone().value).toBe('830-555-0199');
    expect(conflict()).toBeNull();
  });
});
