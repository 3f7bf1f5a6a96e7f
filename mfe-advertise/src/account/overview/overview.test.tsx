import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aListing,
  aSubscription,
  problem,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';

const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeAll(() => import('./overview-page'));
beforeEach(startAccount);

describe('the overview of an account', () => {
  it('shows each listing with its plan, what waits for the staff, and ways on', async () => {
    visitAccount('/account', {
      'GET /api/owner/listings': [
        aListing({ waiting: { name: 'Ada Cakes', address: null } }),
        { odd: 'record' },
      ],
    });
    const listings = await part('Your listings');
    expect(await listings.findByText('Premium')).toBeTruthy();
    expect(listings.getByText(/Your new name and address wait for the staff/)).toBeTruthy();
    expect(listings.getByRole('link', { name: 'Edit Ada Pies' }).getAttribute('href')).toBe(
      `/account/listings/${aListing().id}`,
    );
    expect(
      listings.getByRole('link', { name: 'Statistics of Ada Pies' }).getAttribute('href'),
    ).toBe(`/account/listings/${aListing().id}/statistics`);
    expect(listings.getAllByRole('listitem')).toHaveLength(1);
  });

  it('explains how to claim a business when the owner has none', async () => {
    visitAccount('/account');
    const listings = await part('Your listings');
    expect(await listings.findByText(/Is your business in the directory already/)).toBeTruthy();
    const subscription = await part('Your subscription');
    expect(await subscription.findByText('You have no subscription.')).toBeTruthy();
    expect(listings.queryByText(/Have you just paid/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your claims' })).toBeNull();
  });

  it('says that a listing that was just paid for is being set up', async () => {
    const subscription = aSubscription({ businessName: 'Ada Pies' });
    visitAccount('/account', { 'GET /api/owner/subscription': { subscription, others: [] } });
    const listings = await part('Your listings');
    expect(await listings.findByText(/need not add it again/)).toBeTruthy();
  });

  it('tells somebody without a listing that a plan for a sold business goes on', async () => {
    visitAccount('/account', {
      'GET /api/owner/subscription': { subscription: aSubscription(), others: [] },
    });
    const listings = await part('Your listings');
    expect(await listings.findByText('Have you sold your business?')).toBeTruthy();
    const cancel = listings.getByRole('link', { name: 'cancel it' });
    expect(cancel.getAttribute('href')).toBe('/account/subscription');
  });

  it('does not ask about a sale when the plan is cancelled already', async () => {
    visitAccount('/account', {
      'GET /api/owner/subscription': {
        subscription: aSubscription({ state: 'ending' }),
        others: [],
      },
    });
    const listings = await part('Your listings');
    expect(await listings.findByText('Have you just paid?')).toBeTruthy();
    expect(listings.queryByText('Have you sold your business?')).toBeNull();
  });

  it('says what becomes of a listing that was sent, so that nobody sends it twice', async () => {
    visitAccount('/account', { 'GET /api/owner/listings': [] });
    const listings = await part('Your listings');
    expect(await listings.findByText('Have you sent us a listing?')).toBeTruthy();
    expect(listings.queryByText('Have you just paid?')).toBeNull();
  });

  it('says that a listing was archived, and that its plan goes on', async () => {
    visitAccount('/account', {
      'GET /api/owner/listings/archived': [{ id: aListing().id, name: 'Ada Pies' }],
      'GET /api/owner/subscription': { subscription: aSubscription(), others: [] },
    });
    const listings = await part('Your listings');
    expect(await listings.findByText(/taken Ada Pies out of the directory/)).toBeTruthy();
    const cancel = await listings.findByRole('link', { name: 'cancel it' });
    expect(cancel.getAttribute('href')).toBe('/account/subscription');
    expect(listings.queryByText(/Have you just paid/)).toBeNull();
  });

  it('says nothing of a plan with an archived listing when none goes on', async () => {
    visitAccount('/account', {
      'GET /api/owner/listings/archived': [{ id: aListing().id, name: 'Ada Pies' }],
      'GET /api/owner/subscription': {
        subscription: aSubscription({ state: 'ending' }),
        others: [],
      },
    });
    const listings = await part('Your listings');
    expect(await listings.findByText(/taken Ada Pies out of the directory/)).toBeTruthy();
    expect(await (await part('Your subscription')).findByText(/Monthly Listing/)).toBeTruthy();
    expect(listings.queryByRole('link', { name: 'cancel it' })).toBeNull();
  });

  it('shows its parts after three seconds, although one call hangs', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      visitAccount('/account', {
        'GET /api/owner/passkeys': () => new Promise<Response>(() => {}),
      });
      await screen.findByText('Opening your account...');
      expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says what is charged next, and when', async () => {
    visitAccount('/account', {
      'GET /api/owner/subscription': { subscription: aSubscription(), others: [] },
    });
    const subscription = await part('Your subscription');
    expect(
      await subscription.findByText(
        'It renews on April 1, 2027. On that day we charge $49 to your Visa ending in 4242.',
      ),
    ).toBeTruthy();
  });

  it('links to the plans when the subscription has ended', async () => {
    visitAccount('/account', {
      'GET /api/owner/subscription': {
        subscription: aSubscription({ state: 'ended' }),
        others: [],
      },
    });
    const subscription = await part('Your subscription');
    expect(await subscription.findByText(/It ended on/)).toBeTruthy();
    const links = subscription.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/advertise', '/account/subscription']);
  });

  const decided = {
    id: '1',
    businessId: '2',
    businessName: 'Bea Books',
    evidence: 'I own it',
    status: 'refused',
    submittedAt: '2027-03-01T18:00:00.000Z',
    decidedAt: '2027-03-02T18:00:00.000Z',
    reason: 'The number on record is another one.',
  };

  it('shows the state of claims', async () => {
    visitAccount('/account', { 'GET /api/owner/claims': [decided] });
    const claims = await part('Your claims');
    expect(await claims.findByText('Refused')).toBeTruthy();
    expect(claims.getByText(/decided on March 2, 2027/)).toBeTruthy();
    expect(claims.getByText(/The number on record is another one/)).toBeTruthy();
  });

  it('says of an approved claim that the access has ended since', async () => {
    const approved = { ...decided, status: 'approved', reason: null };
    visitAccount('/account', { 'GET /api/owner/claims': [{ ...approved, manages: false }] });
    const claims = await part('Your claims');
    expect(await claims.findByText('Access ended')).toBeTruthy();
    expect(claims.queryByText('Approved')).toBeNull();
    expect(claims.getByText(/^Your claim was approved, but you no longer manage/)).toBeTruthy();
    expect(claims.getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
  });

  it('shows no part that a late answer would move under a finger', async () => {
    let answer = (_: Response) => {};
    const late = new Promise<Response>((resolve) => (answer = resolve));
    const subscriptions = { subscription: aSubscription(), others: [] };
    const early = Response.json(subscriptions);
    const reading = jest.spyOn(early, 'json');
    const { answers } = visitAccount('/account', {
      'GET /api/owner/listings': () => late,
      'GET /api/owner/subscription': () => early,
    });
    const toSubscription = () => screen.queryByRole('link', { name: 'Cancel, change or pay' });
    await waitFor(() => expect(reading).toHaveBeenCalled());
    await act(() => reading.mock.results[0]?.value);
    expect(toSubscription()).toBeNull();
    // A response can be read once, and the page asks again.
    answers['GET /api/owner/subscription'] = subscriptions;
    answer(Response.json([]));
    expect(await screen.findByText('Have you just paid?')).toBeTruthy();
    expect(toSubscription()).not.toBeNull();
  });

  it('stays shown, with the focus, while a failed part is fetched again', async () => {
    const { user, answers } = visitAccount('/account', {
      'GET /api/owner/subscription': problem(503),
    });
    const again = await screen.findByRole('button', { name: /Try again/ });
    let answer = (_: Response) => {};
    const asked = new Promise<void>((resolve) => {
      answers['GET /api/owner/subscription'] = () => {
        resolve();
        return new Promise<Response>((settle) => (answer = settle));
      };
    });
    await user.click(again);
    await act(() => asked);
    expect(screen.queryByText('Opening your account...')).toBeNull();
    expect(screen.getByRole('region', { name: 'Your listings' })).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
    answer(Response.json({ subscription: aSubscription(), others: [] }));
    expect(await screen.findByText(/Monthly Listing/)).toBeTruthy();
  });

  it('shows the other parts when one cannot be fetched', async () => {
    visitAccount('/account', { 'GET /api/owner/subscription': problem(503) });
    expect(await screen.findByText('Failed to fetch your subscription')).toBeTruthy();
    expect(await screen.findByText(/Is your business in the directory already/)).toBeTruthy();
  });
});
