import { screen, waitFor, within } from '@testing-library/react';
import type { ListingPerson } from '@town/contracts/owners/people';
import {
  aListing,
  editable,
  noContent,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';

const { id } = aListing();
const listing = `/api/owner/listings/${id}`;
const people = `${listing}/people`;
const aPerson = (given: Partial<ListingPerson>): ListingPerson => ({
  id: `id-of-${given.email}`,
  email: 'ada@example.com',
  role: 'manager',
  isYou: false,
  hasSignedIn: true,
  ...given,
});
const ada = aPerson({ id: 'ada', role: 'owner', isYou: true });
const bob = aPerson({ id: 'bob', email: 'bob@example.com' });
const invited = aPerson({ id: 'cleo', email: 'cleo@example.com', hasSignedIn: false });

async function visit(list: ListingPerson[], answers: Record<string, object> = {}) {
  const visited = visitAccount(`/account/listings/${id}`, {
    [`GET ${listing}`]: editable(aListing(), 1),
    [`GET ${people}`]: list,
    ...answers,
  });
  const section = within(await screen.findByRole('region', { name: 'People' }));
  await section.findByText('ada@example.com');
  return { ...visited, section };
}

beforeAll(() => import('../listing/listing-page'));
beforeEach(startAccount);

describe('the people of a listing', () => {
  it('are invited by the owner, by address', async () => {
    const { user, sent, answers, section } = await visit([ada], { [`POST ${people}`]: [] });
    answers[`GET ${people}`] = [ada, invited];
    await user.type(section.getByLabelText(/^E-mail address/), 'cleo@example.com');
    await user.click(section.getByRole('button', { name: 'Invite' }));
    expect(await section.findByText('Has not signed in yet')).toBeTruthy();
    expect(sent('POST')[0]).toMatchObject({ path: people, body: { email: 'cleo@example.com' } });
    expect(shownToast()).toMatchObject({ title: 'Invited' });
    expect(section.queryByRole('button', { name: /^Make owner/ })).toBeNull();
  });

  it('are not invited when the server refuses, and the field says why', async () => {
    const message = 'This person manages the listing already';
    const { user, section } = await visit([ada, bob], {
      [`POST ${people}`]: problem(409, { message }),
    });
    await user.type(section.getByLabelText(/^E-mail address/), 'bob@example.com');
    await user.click(section.getByRole('button', { name: 'Invite' }));
    expect(await section.findByText(message)).toBeTruthy();
  });

  it('are invited only with a session: an ended one shows the form for a sign-in link', async () => {
    const { user, answers, section } = await visit([ada], { [`POST ${people}`]: problem(401) });
    await user.type(section.getByLabelText(/^E-mail address/), 'cleo@example.com');
    answers['GET /api/owner/session'] = problem(401);
    await user.click(section.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByRole('button', { name: 'Send me a sign-in link' })).toBeTruthy();
  });

  it('receive the listing after a confirmation', async () => {
    const { user, sent, answers, section } = await visit([ada, bob], {
      [`POST ${people}/bob/owner`]: [],
    });
    await user.click(section.getByRole('button', { name: 'Make owner bob@example.com' }));
    expect(sent('POST')).toEqual([]);
    answers[`GET ${people}`] = [
      { ...bob, role: 'owner' },
      { ...ada, role: 'manager' },
    ];
    expect(await screen.findByText(/the plan goes on until you cancel it/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Yes, hand it over' }));
    expect(await section.findByText(/Only the owner can invite/)).toBeTruthy();
    expect(sent('POST')[0]?.path).toBe(`${people}/bob/owner`);
  });

  it('are removed after a confirmation', async () => {
    const { user, sent, answers, section } = await visit([ada, bob], {
      [`DELETE ${people}/bob`]: noContent,
    });
    await user.click(section.getByRole('button', { name: 'Remove bob@example.com' }));
    answers[`GET ${people}`] = [ada];
    await user.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    await waitFor(() => expect(section.queryByText('bob@example.com')).toBeNull());
    expect(sent('DELETE')[0]?.path).toBe(`${people}/bob`);
  });

  it('can only leave when they are managers', async () => {
    const { section } = await visit([
      { ...bob, role: 'owner' },
      { ...ada, role: 'manager' },
      invited,
    ]);
    expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Leave this listing',
    ]);
  });
});
