import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aListing,
  noContent,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';

const nobody = { 'GET /api/owner/session': problem(401) };
const token = 'a-token-of-the-mailed-link';
const enter = `/account/enter?token=${token}`;

/** Shows the tab again. */
const show = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

beforeAll(() => Promise.all([import('../overview/overview-page'), import('./enter-page')]));
beforeEach(startAccount);

describe('asking for a link', () => {
  it('sends the address with a header that other sites cannot send, and shows the same message for every address', async () => {
    const { user, sent } = visitAccount('/account', {
      ...nobody,
      'POST /api/owner/sign-in': () => new Response(null, { status: 202 }),
    });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me a sign-in link' }));
    expect(await screen.findByText('Check your mail')).toBeTruthy();
    expect(screen.getByText(/If ada@example.com can have an account/)).toBeTruthy();
    const [call] = sent('POST');
    expect(call?.body).toEqual({ email: 'ada@example.com' });
    expect(call?.headers.get('x-requested-with')).toBe('town-guide');
  });

  it('still says to check the mail when the tab is shown again', async () => {
    const { user, sent } = visitAccount('/account', {
      ...nobody,
      'POST /api/owner/sign-in': () => new Response(null, { status: 202 }),
    });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me a sign-in link' }));
    await screen.findByText('Check your mail');
    const before = sent('GET').length;
    show();
    await waitFor(() => expect(sent('GET').length).toBeGreaterThan(before));
    expect(screen.getByText('Check your mail')).toBeTruthy();
  });

  it('says who can help when the mail cannot be read any more', async () => {
    visitAccount('/account', nobody);
    const help = await screen.findByText(/Can you no longer read the mail of that address\?/);
    expect(within(help).getByRole('link', { name: /@/ })).toBeTruthy();
  });

  it('shows the error at the field, and sends nothing', async () => {
    const { user, sent } = visitAccount('/account', nobody);
    await user.type(await screen.findByLabelText('Email'), 'ada');
    await user.click(screen.getByRole('button', { name: 'Send me a sign-in link' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(sent('POST')).toEqual([]);
  });

  it('says when the rate limit is reached', async () => {
    const message = 'Too many requests. Please try again in a minute.';
    const { user } = visitAccount('/account', {
      ...nobody,
      'POST /api/owner/sign-in': problem(429, { message }),
    });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me a sign-in link' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('a browser that blocks cookies', () => {
  beforeEach(() => jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false));
  afterEach(() => jest.restoreAllMocks());

  it.each(['/account', enter])('shows a warning before the sign-in: %s', async (path) => {
    visitAccount(path, nobody);
    expect(await screen.findByText('This browser blocks cookies')).toBeTruthy();
  });
});

describe('the link of the mail', () => {
  it('does nothing until the button is pressed; then it signs in, and the token leaves the address', async () => {
    const { user, sent, address } = visitAccount(enter, { 'POST /api/owner/session': {} });
    const button = await screen.findByRole('button', { name: 'Sign in' });
    expect(sent('POST')).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Your Account' })).toBeTruthy();
    expect(sent('POST')[0]?.body).toEqual({ token });
    expect(address()).toBe('/account');
  });

  it('asks for confirmation when another browser requested it', async () => {
    const { user, sent, answers, address } = visitAccount(enter, {
      'POST /api/owner/session': problem(409),
    });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('This link was asked for in another browser')).toBeTruthy();
    expect(address()).toBe('/account/enter');
    answers['POST /api/owner/session'] = {};
    await user.click(screen.getByRole('button', { name: 'Yes, sign me in here' }));
    expect(await screen.findByRole('heading', { name: 'Your Account' })).toBeTruthy();
    expect(sent('POST').at(-1)?.body).toEqual({ token, confirmed: true });
  });

  it('offers a new link when it no longer works', async () => {
    const { user } = visitAccount(enter, { 'POST /api/owner/session': problem(410) });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('This link no longer works')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send me a sign-in link' })).toBeTruthy();
  });

  it('can be tried again when the site could not be reached', async () => {
    const { user, answers } = visitAccount(enter, { 'POST /api/owner/session': problem(503) });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('You are not signed in yet')).toBeTruthy();
    answers['POST /api/owner/session'] = {};
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Your Account' })).toBeTruthy();
  });

  it('returns to the page that was requested', async () => {
    const asking = visitAccount('/account/settings', {
      ...nobody,
      'POST /api/owner/sign-in': () => new Response(null, { status: 202 }),
    });
    await asking.user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await asking.user.click(screen.getByRole('button', { name: 'Send me a sign-in link' }));
    await screen.findByText('Check your mail');
    const entering = visitAccount(enter, { 'POST /api/owner/session': {} });
    await entering.user.click(await screen.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(entering.address()).toBe('/account/settings'));
  });
});

describe('a session', () => {
  it('that ends while the page is open shows the form for a sign-in link', async () => {
    const { user, answers } = visitAccount('/account', {
      'DELETE /api/owner/session': noContent,
    });
    const signOut = await screen.findByRole('button', { name: 'Sign out' });
    answers['GET /api/owner/session'] = problem(401);
    await user.click(signOut);
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
    expect(shownToast()?.title).toBe('You are signed out');
    expect(screen.queryByText('You are no longer signed in')).toBeNull();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
  });

  it('that ends by itself is noticed when the tab is shown again', async () => {
    const { answers } = visitAccount('/account');
    await screen.findByRole('button', { name: 'Sign out' });
    answers['GET /api/owner/session'] = problem(401);
    show();
    expect(await screen.findByText('You are no longer signed in')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('You are no longer signed in');
  });

  it('that has ended is checked again without taking the typed address away', async () => {
    const { user, answers, sent } = visitAccount('/account');
    await screen.findByRole('button', { name: 'Sign out' });
    answers['GET /api/owner/session'] = problem(401);
    show();
    expect(await screen.findByText('You are no longer signed in')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'ada@');
    const asked = sent('GET').length;
    show();
    await waitFor(() => expect(sent('GET').length).toBeGreaterThan(asked));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('that ends by itself, or on another device, leaves nothing of the owner', async () => {
    const { answers } = visitAccount('/account', { 'GET /api/owner/listings': [aListing()] });
    expect(await screen.findByRole('heading', { name: /Ada Pies/ })).toBeTruthy();
    answers['GET /api/owner/session'] = problem(401);
    show();
    expect(await screen.findByText('You are no longer signed in')).toBeTruthy();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
    answers['GET /api/owner/session'] = problem(503);
    show();
    expect(await screen.findByText('Your account could not be opened')).toBeTruthy();
    expect(screen.queryAllByText('Ada Pies')).toEqual([]);
    expect(screen.queryByText(/ada@example\.com/)).toBeNull();
  });

  it('of the next owner begins without the notice and without data of the last one', async () => {
    const { user, answers } = visitAccount('/account', {
      'GET /api/owner/listings': [aListing()],
      'DELETE /api/owner/session': noContent,
    });
    expect(await screen.findByRole('heading', { name: /Ada Pies/ })).toBeTruthy();
    answers['GET /api/owner/session'] = problem(401);
    show();
    expect(await screen.findByText('You are no longer signed in')).toBeTruthy();
    // Bea signs in in another tab, and her listings cannot be fetched.
    answers['GET /api/owner/session'] = { email: 'bea@example.com' };
    answers['GET /api/owner/listings'] = problem(503);
    show();
    expect(await screen.findByText('bea@example.com')).toBeTruthy();
    expect(screen.queryAllByText('Ada Pies')).toEqual([]);
    answers['GET /api/owner/session'] = problem(401);
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByText('You are no longer signed in')).toBeNull();
  });

  it('that cannot be checked does not count as signed out', async () => {
    const { user, answers } = visitAccount('/account', { 'GET /api/owner/session': problem(503) });
    expect(await screen.findByText('Your account could not be opened')).toBeTruthy();
    answers['GET /api/owner/session'] = { email: 'ada@example.com' };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ada@example.com')).toBeTruthy();
  });
});
