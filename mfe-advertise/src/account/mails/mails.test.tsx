import { act, screen, waitFor } from '@testing-library/react';
import {
  noContent,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';

beforeAll(() => Promise.all([import('./mails-page'), import('./hours-page')]));
beforeEach(startAccount);

const token = 'the-secret-of-this-mail';
const unsubscribe = 'POST /api/mail-links/unsubscribe';

describe('the mails of an account', () => {
  it('are chosen one by one, and saved at once', async () => {
    const { user, sent, answers } = visitAccount('/account/mails', {
      'GET /api/owner/mails': { statistics: true, hours: true },
      'PUT /api/owner/mails': { statistics: false, hours: true },
    });
    const numbers = await screen.findByRole('checkbox', { name: 'The numbers of each month' });
    answers['GET /api/owner/mails'] = { statistics: false, hours: true };
    expect(screen.getAllByText('Mails')).toEqual([screen.getByRole('heading', { level: 1 })]);
    await user.click(numbers);
    await waitFor(() => expect(shownToast()?.title).toBe('Saved'));
    expect(sent('PUT')[0]?.body).toEqual({ statistics: false, hours: true });
    expect(sent('PUT')[0]?.headers.get('x-requested-with')).toBe('town-guide');
  });

  it('are fetched again and not called unsaved after a lost response', async () => {
    const { user, answers } = visitAccount('/account/mails', {
      'PUT /api/owner/mails': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const numbers = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'The numbers of each month',
    });
    answers['GET /api/owner/mails'] = { statistics: false, hours: true };
    await user.click(numbers);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'No answer: it may be done or not',
        description: 'The page shows what is stored now. Please look before you try again.',
      }),
    );
    expect(numbers.checked).toBe(false);
  });

  it('are unchanged when a change was sent without a connection', async () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = visitAccount('/account/mails', {
      'PUT /api/owner/mails': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'The numbers of each month' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Not saved',
        description: 'You are offline. Please try again when you have a connection.',
      }),
    );
    connection.mockRestore();
  });

  it('require a sign-in when opened without a mailed link', async () => {
    visitAccount('/account/mails', { 'GET /api/owner/session': problem(401) });
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
  });

  it('can be ended by a mailed link with one press and without signing in', async () => {
    const { user, sent } = visitAccount(`/account/mails?token=${token}`, {
      'GET /api/owner/session': problem(401),
      [unsubscribe]: noContent,
    });
    const stop = await screen.findByRole('button', { name: 'Stop these mails' });
    expect(sent('POST')).toEqual([]);
    await user.click(stop);
    expect(await screen.findByText('You get no more mails of this kind')).toBeTruthy();
    expect(sent('POST')[0]?.path).toBe(`/api/mail-links/unsubscribe?token=${token}`);
  });

  it('show that a link is too old, and link to the settings', async () => {
    const { user } = visitAccount(`/account/mails?token=${token}`, { [unsubscribe]: problem(404) });
    await user.click(await screen.findByRole('button', { name: 'Stop these mails' }));
    expect(await screen.findByText(/This link no longer works/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose your mails' })).toBeTruthy();
  });
});

describe('the question about opening hours', () => {
  const question = {
    businessName: 'Ada Pies',
    openingHours: [{ dayOfWeek: ['Monday'], opens: '09:00', closes: '17:00' }],
    confirmedOn: '2027-01-05',
    hoursTag: 'tag-1',
  };

  it('shows the week, which is confirmed with one press and without signing in', async () => {
    const { user, sent } = visitAccount(`/account/hours?token=${token}`, {
      'GET /api/owner/session': problem(401),
      'GET /api/mail-links/hours': question,
      'POST /api/mail-links/hours/confirm': { ...question, confirmedOn: '2027-03-10' },
    });
    expect(await screen.findByText('9 AM–5 PM')).toBeTruthy();
    expect(screen.getByText('Confirmed on January 5, 2027')).toBeTruthy();
    expect(sent('POST')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Yes, these hours are right' }));
    expect(await screen.findByText(/hours of Ada Pies were confirmed today/)).toBeTruthy();
    expect(sent('POST')[0]?.body).toEqual({ token, hoursTag: 'tag-1' });
  });

  it('keeps the hours, the button and the reason when they cannot be confirmed', async () => {
    const { user, answers } = visitAccount(`/account/hours?token=${token}`, {
      'GET /api/mail-links/hours': question,
      'POST /api/mail-links/hours/confirm': problem(503, { detail: 'Later', message: 'Later' }),
    });
    const yes = await screen.findByRole('button', { name: 'Yes, these hours are right' });
    answers['GET /api/mail-links/hours'] = problem(503);
    await user.click(yes);
    expect(await screen.findByText('Not confirmed yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Yes, these hours are right' })).toBe(yes);
  });

  it('shows the new hours when somebody changed them after the page was opened', async () => {
    const { user, sent, answers } = visitAccount(`/account/hours?token=${token}`, {
      'GET /api/mail-links/hours': question,
      'POST /api/mail-links/hours/confirm': problem(409, {
        detail: 'These hours have changed',
        message: 'These hours have changed',
      }),
    });
    const yes = await screen.findByRole('button', { name: 'Yes, these hours are right' });
    const openingHours = [{ dayOfWeek: ['Monday'], opens: '10:00', closes: '17:00' }];
    answers['GET /api/mail-links/hours'] = { ...question, openingHours, hoursTag: 'tag-2' };
    await user.click(yes);
    expect(await screen.findByText('10 AM–5 PM')).toBeTruthy();
    expect(screen.getByText('These hours have changed')).toBeTruthy();
    answers['POST /api/mail-links/hours/confirm'] = question;
    await user.click(screen.getByRole('button', { name: 'Yes, these hours are right' }));
    expect(await screen.findByText(/hours of Ada Pies were confirmed today/)).toBeTruthy();
    expect(sent('POST')[1]?.body).toEqual({ token, hoursTag: 'tag-2' });
  });

  it('begins the week at the new day after midnight while the page is open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      visitAccount(`/account/hours?token=${token}`, { 'GET /api/mail-links/hours': question });
      await screen.findByText('9 AM–5 PM');
      const firstDay = () => screen.getAllByRole('term')[0]?.textContent;
      expect(firstDay()).toBe('Wednesday');
      act(() => jest.advanceTimersByTime(13 * 60 * 60 * 1000));
      await waitFor(() => expect(firstDay()).toBe('Thursday'));
    } finally {
      jest.useRealTimers();
    }
  });

  it('says that the link is too old', async () => {
    visitAccount('/account/hours?token=old', { 'GET /api/mail-links/hours': problem(404) });
    expect(await screen.findByText('This link no longer works')).toBeTruthy();
  });

  it('links to the account when the token is missing, and sends no request', async () => {
    const { sent } = visitAccount('/account/hours');
    expect(await screen.findByText('This link no longer works')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'your account' })).toBeTruthy();
    expect(sent('GET').filter(({ path }) => path.startsWith('/api/mail-links'))).toEqual([]);
  });

  it('can be loaded again after the site could not be reached', async () => {
    const { user, answers } = visitAccount(`/account/hours?token=${token}`, {
      'GET /api/mail-links/hours': problem(503),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('This link no longer works')).toBeNull();
    answers['GET /api/mail-links/hours'] = question;
    await user.click(again);
    expect(await screen.findByText('9 AM–5 PM')).toBeTruthy();
  });
});
