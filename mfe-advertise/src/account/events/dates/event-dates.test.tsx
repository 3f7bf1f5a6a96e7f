import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startAccount } from '../../../testing/account-visit';
import {
  eventsCall as call,
  dateCall,
  musicDates as dates,
  music,
  visitEvents as visit,
} from '../../../testing/repeated-event';

beforeAll(() => import('../events-page'));
beforeEach(startAccount);

describe('a single date of a repeated event', () => {
  it('keeps the note of a date when somebody changed the event meanwhile', async () => {
    let now = music;
    const { user, sent } = visit([], {
      [`GET ${call}`]: () => Response.json({ locked: false, events: [now] }),
      [dateCall('2027-03-12')]: problem(409),
    });
    await user.click(await screen.findByRole('button', { name: 'Single dates of Live Music' }));
    await user.click(screen.getByRole('button', { name: /^Cancel this date Friday, March 12/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Why/), 'Closed');
    now = { ...music, version: 'newer' };
    const yes = () => dialog.getByRole('button', { name: 'Yes, it does not take place' });
    await user.click(yes());
    await waitFor(() => expect(shownToast()?.title).toBe('Not changed'));
    expect(dialog.getByLabelText<HTMLInputElement>(/^Why/).value).toBe('Closed');
    await user.click(yes());
    await waitFor(() => expect(sent('PUT')).toHaveLength(2));
    expect(sent('PUT')[1]?.body).toMatchObject({ note: 'Closed', version: 'newer' });
  });

  it('has dates that staff have moved, and no dates to restore without the plan', async () => {
    const [first, second] = dates;
    const moved = { ...first, date: '2027-03-13', status: 'moved' };
    const cancelled = { ...second, status: 'cancelled' };
    const { user } = visit([], {
      [`GET ${call}`]: { locked: true, events: [{ ...music, dates: [moved, cancelled] }] },
    });
    await user.click(await screen.findByRole('button', { name: 'Single dates of Live Music' }));
    expect(screen.getByText('Our staff moved this date.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Cancel this date|It takes place)/ })).toBeNull();
  });

  it('shows six dates at first', async () => {
    const more = Array.from({ length: 8 }, (_, index) => `2027-04-0${index + 1}`);
    const daily = more.map((date) => ({ ...dates[0], repetition: date, date }));
    const { user } = visit([{ ...music, dates: daily }]);
    await user.click(await screen.findByRole('button', { name: 'Single dates of Live Music' }));
    const list = within(screen.getByRole('list', { name: 'The next dates of Live Music' }));
    expect(list.getAllByRole('listitem')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show more dates' }));
    expect(list.getAllByRole('listitem')).toHaveLength(8);
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await waitFor(() => expect(focused()).toBe('The next dates of Live Music'));
  });

  it('says its time when it has another one than the event', async () => {
    const [first, second] = dates;
    const later = { ...first, time: '8:00 PM', status: 'moved' };
    const { user } = visit([{ ...music, dates: [later, second] }]);
    await user.click(await screen.findByRole('button', { name: 'Single dates of Live Music' }));
    expect(screen.getByText('Friday, March 12, 2027, 8:00 PM')).toBeTruthy();
    expect(screen.queryByText('Friday, March 19, 2027, 6:00 PM')).toBeNull();
  });

  it('keeps the reason that was typed when the session ends meanwhile', async () => {
    const openDialog = async ({ user }: ReturnType<typeof visit>, day: string) => {
      await user.click(await screen.findByRole('button', { name: 'Single dates of Live Music' }));
      await user.click(screen.getByRole('button', { name: `Cancel this date ${day}` }));
      return within(screen.getByRole('dialog'));
    };
    const first = 'Friday, March 12, 2027';
    const ended = visit([music], { [dateCall('2027-03-12')]: problem(401) });
    const dialog = await openDialog(ended, first);
    await ended.user.type(dialog.getByLabelText(/^Why/), 'The band is on tour');
    ended.answers['GET /api/owner/session'] = problem(401);
    await ended.user.click(dialog.getByRole('button', { name: 'Yes, it does not take place' }));
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
    cleanup();

    const again = visit([music], { [dateCall('2027-03-12')]: music });
    const reason = (shown: typeof dialog) => shown.getByLabelText<HTMLInputElement>(/^Why/);
    const other = await openDialog(again, 'Friday, March 19, 2027');
    expect(reason(other).value).toBe('');
    await again.user.click(other.getByRole('button', { name: 'No, keep it' }));
    await again.user.click(screen.getByRole('button', { name: `Cancel this date ${first}` }));
    const kept = within(screen.getByRole('dialog', { name: `Cancel ${first}?` }));
    await waitFor(() => expect(reason(kept).value).toBe('The band is on tour'));
    await again.user.click(kept.getByRole('button', { name: 'Yes, it does not take place' }));
    await waitFor(() =>
      expect(again.sent('PUT')[0]?.body).toMatchObject({
        note: 'The band is on tour',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await again.user.click(screen.getByRole('button', { name: `Cancel this date ${first}` }));
    expect(reason(within(screen.getByRole('dialog'))).value).toBe('');
  });

  it('asks before it discards a reason that was kept', async () => {
    const { user } = visit([music]);
    await user.click(await screen.findByRole('button', { name: 'Single dates of Live Music' }));
    const open = () =>
      user.click(screen.getByRole('button', { name: /^Cancel this date Friday, March 12/ }));
    await open();
    await user.type(screen.getByLabelText(/^Why/), 'Closed');
    cleanup();
    const again = visit([music]);
    await again.user.click(
      await screen.findByRole('button', { name: 'Single dates of Live Music' }),
    );
    await open();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/^Why/).value).toBe('Closed'),
    );
    await again.user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Discard' })).toBeTruthy();
  });
});
