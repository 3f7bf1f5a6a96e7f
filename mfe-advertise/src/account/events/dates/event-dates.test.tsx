import { screen, waitFor, within } from '@testing-library/react';
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
});
