import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startAccount } from '../../testing/account-visit';
import {
  eventsCall as call,
  dateCall,
  musicDates as dates,
  eventForm as form,
  music,
  visitEvents as visit,
} from '../../testing/repeated-event';

const options = (name: string) =>
  within(form(name).getByLabelText('Repeats'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeAll(() => import('./events-page'));
beforeEach(startAccount);

describe('a repeated event of a listing', () => {
  it('is posted with a rule that follows from its date, and the form shows the next dates', async () => {
    const { user, sent } = visit([], { [`POST ${call}`]: music });
    await user.click(await screen.findByRole('button', { name: 'Post an event' }));
    const repeats = () => form('New event').getByLabelText<HTMLSelectElement>('Repeats');
    expect(repeats().disabled).toBe(true);
    await user.type(form('New event').getByLabelText('Title'), 'Live Music');
    await user.type(form('New event').getByLabelText('Date'), '2027-03-26');
    expect(options('New event')).toEqual([
      'Does not repeat',
      'Every week on Friday',
      'Every 2 weeks on Friday',
      'Every month on the fourth Friday',
      'Every month on the last Friday',
      'Every month on day 26',
    ]);
    await user.selectOptions(repeats(), 'Every month on the last Friday');
    await user.type(form('New event').getByLabelText(/^Last possible date/), '2027-05-31');
    const next = await form('New event').findByRole('status');
    await waitFor(() =>
      expect(
        within(next)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Friday, March 26, 2027', 'Friday, April 30, 2027', 'Friday, May 28, 2027']),
    );
    await user.click(form('New event').getByRole('button', { name: 'Post the event' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Event posted'));
    expect(sent('POST')[0]?.body).toMatchObject({
      recurrence: 'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270531',
    });
  });

  it('keeps its rule when only its texts change, and its kind when its date changes', async () => {
    const { user, sent } = visit([music], { [`PUT ${call}/${music.id}`]: music });
    const save = async () => {
      const before = sent('PUT').length;
      await user.click(form('Change the event').getByRole('button', { name: 'Save the change' }));
      await waitFor(() => expect(sent('PUT')).toHaveLength(before + 1));
    };
    const open = async () =>
      user.click(await screen.findByRole('button', { name: 'Change Live Music' }));
    await open();
    expect(screen.queryByRole('button', { name: /^Single dates/ })).toBeNull();
    await user.type(form('Change the event').getByLabelText('Title'), '!');
    await save();
    expect(sent('PUT')[0]?.body).toMatchObject({ recurrence: music.recurrence });
    await open();
    await user.clear(form('Change the event').getByLabelText('Date'));
    await user.type(form('Change the event').getByLabelText('Date'), '2027-03-13');
    await save();
    expect(sent('PUT')[1]?.body).toMatchObject({ recurrence: 'FREQ=WEEKLY;BYDAY=SA' });
    await open();
    await user.selectOptions(form('Change the event').getByLabelText('Repeats'), 'Does not repeat');
    await save();
    expect(sent('PUT')[2]?.body).toMatchObject({ recurrence: null });
  });

  it('keeps a rule of the staff that the form does not offer', async () => {
    const daily = { ...music, recurrence: 'FREQ=DAILY;COUNT=30' };
    const { user, sent } = visit([daily], { [`PUT ${call}/${music.id}`]: daily });
    expect(await screen.findByText('Every day, 30 times, 6:00 PM')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change Live Music' }));
    const repeats = form('Change the event').getByLabelText<HTMLSelectElement>('Repeats');
    expect(repeats.selectedOptions[0]?.textContent).toBe('Every day, 30 times');
    await user.type(form('Change the event').getByLabelText('Title'), '!');
    await user.click(form('Change the event').getByRole('button', { name: 'Save the change' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Event changed'));
    expect(sent('PUT')[0]?.body).toMatchObject({ recurrence: daily.recurrence });
  });

  it('replaces the rule of another person with the one that the form shows', async () => {
    let now = music;
    const { user, sent } = visit([], {
      [`GET ${call}`]: () => Response.json({ locked: false, events: [now] }),
      [`PUT ${call}/${music.id}`]: problem(409),
    });
    await user.click(await screen.findByRole('button', { name: 'Change Live Music' }));
    now = { ...music, recurrence: 'FREQ=DAILY', version: 'newer' };
    const save = () => form('Change the event').getByRole('button', { name: 'Save the change' });
    await user.click(save());
    expect(
      await screen.findByText('Somebody changed this event while you were editing'),
    ).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(sent('PUT')).toHaveLength(2));
    expect(sent('PUT')[1]?.body).toMatchObject({
      ...{ version: 'newer', recurrence: music.recurrence },
    });
  });

  it('is listed with its rule and next date, and one date is cancelled and restored', async () => {
    let now: object = music;
    const { user, sent } = visit([], {
      [`GET ${call}`]: () => Response.json({ locked: false, events: [now] }),
      [dateCall('2027-03-12')]: music,
    });
    expect(await screen.findByText('Every week on Friday, 6:00 PM')).toBeTruthy();
    expect(screen.getByText('Next date: March 12, 2027')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Single dates of Live Music' }));
    const list = within(screen.getByRole('list', { name: 'The next dates of Live Music' }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    const friday = 'Friday, March 12, 2027';
    await user.click(list.getByRole('button', { name: `Cancel this date ${friday}` }));
    const dialog = within(screen.getByRole('dialog', { name: `Cancel ${friday}?` }));
    await user.type(dialog.getByLabelText(/^Why/), 'The band is on tour');
    const [first, ...others] = dates;
    const cancelled = { ...first, status: 'cancelled', note: 'The band is on tour' };
    now = { ...music, version: 'newer', dates: [cancelled, ...others] };
    await user.click(dialog.getByRole('button', { name: 'Yes, it does not take place' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Date cancelled'));
    expect(sent('PUT')[0]?.body).toEqual({
      ...{ isCancelled: true, note: 'The band is on tour', version: 'seen' },
    });
    expect(await list.findByText('The band is on tour')).toBeTruthy();
    expect(screen.getByText('Next date: March 19, 2027')).toBeTruthy();
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await waitFor(() => expect(focused()).toBe('The next dates of Live Music'));
    now = music;
    await user.click(list.getByRole('button', { name: `It takes place after all ${friday}` }));
    await waitFor(() => expect(shownToast()?.title).toBe('The date takes place again'));
    expect(sent('PUT')[1]?.body).toEqual({ isCancelled: false, version: 'newer' });
    await waitFor(() => expect(focused()).toBe('The next dates of Live Music'));
  });

  it('keeps the chosen rule in the draft of its form', async () => {
    const { user } = visit([]);
    await user.click(await screen.findByRole('button', { name: 'Post an event' }));
    await user.type(form('New event').getByLabelText('Date'), '2027-03-12');
    await user.selectOptions(form('New event').getByLabelText('Repeats'), 'Every week on Friday');
    cleanup();
    const again = visit([]);
    await again.user.click(await screen.findByRole('button', { name: 'Post an event' }));
    const repeats = form('New event').getByLabelText<HTMLSelectElement>('Repeats');
    expect(repeats.selectedOptions[0]?.textContent).toBe('Every week on Friday');
  });
});
