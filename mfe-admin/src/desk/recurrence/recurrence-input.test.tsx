import { screen, waitFor, within } from '@testing-library/react';
import { aRecord, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const meeting = aRecord({
  slug: 'meeting',
  title: 'Meeting',
  description: '',
  category: 'community',
  date: '2027-04-13',
  time: null,
  status: null,
  recurrence: null,
  exceptions: [],
});
const call = `/api/admin/events/${meeting.id}`;

function visit(record = meeting) {
  return visitDesk(`/admin/content/events/${meeting.id}`, {
    [`GET ${call}`]: record,
    [`PUT ${call}`]: { ...record, version: 5, publishedVersion: 5 },
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
  });
}

const group = async () => within(await screen.findByRole('group', { name: 'Repeats' }));
const nextDates = async () =>
  within(await (await group()).findByRole('status'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeAll(() => Promise.all([import('../desk-layout'), import('../editor/editor-page')]));
beforeEach(startDesk);

describe('the recurrence of an event', () => {
  it('is chosen in words that follow from its date, with the next dates below', async () => {
    const { user, sent } = visit();
    const often = (await group()).getByRole('combobox', { name: 'How often' });
    await user.selectOptions(often, 'Every month on the second Tuesday');
    await waitFor(async () =>
      expect(await nextDates()).toEqual([
        'Tuesday, April 13, 2027',
        'Tuesday, May 11, 2027',
        'Tuesday, June 8, 2027',
        'Tuesday, July 13, 2027',
        'Tuesday, August 10, 2027',
      ]),
    );
    await user.selectOptions(
      (await group()).getByRole('combobox', { name: 'Ends' }),
      'After a number of times',
    );
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Published'));
    const [saved] = sent('PUT');
    expect(saved?.body).toMatchObject({ recurrence: 'FREQ=MONTHLY;BYDAY=2TU;COUNT=10' });
  });

  it('accepts a number that is typed after the old one was deleted', async () => {
    const { user, sent } = visit({ ...meeting, recurrence: 'FREQ=DAILY;COUNT=10' });
    const times = (await group()).getByRole('spinbutton', { name: 'How many times' });
    await user.clear(times);
    await user.type(times, '5');
    const interval = (await group()).getByRole('spinbutton', { name: 'Every how many days' });
    await user.type(interval, '{Backspace}3');
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    expect(sent('PUT')[0]?.body).toMatchObject({ recurrence: 'FREQ=DAILY;INTERVAL=3;COUNT=5' });
  });

  it('keeps its number when the field is left empty', async () => {
    const { user } = visit({ ...meeting, recurrence: 'FREQ=DAILY;COUNT=10' });
    const times = (await group()).getByRole<HTMLInputElement>('spinbutton', {
      name: 'How many times',
    });
    await user.clear(times);
    await user.tab();
    expect(times.value).toBe('10');
  });

  it('accepts several days of the week, and the last chosen one cannot be removed', async () => {
    const { user } = visit();
    const often = (await group()).getByRole('combobox', { name: 'How often' });
    await user.selectOptions(often, 'Every week on certain days');
    const day = async (name: string) =>
      (await group()).getByRole<HTMLInputElement>('checkbox', { name });
    expect((await day('Tuesday')).disabled).toBe(true);
    await user.click(await day('Friday'));
    await waitFor(async () =>
      expect((await nextDates()).slice(0, 3)).toEqual([
        'Tuesday, April 13, 2027',
        'Friday, April 16, 2027',
        'Tuesday, April 20, 2027',
      ]),
    );
    expect((await day('Tuesday')).disabled).toBe(false);
  });

  it('shows an error when the date is moved to a day that the rule excludes', async () => {
    const { user } = visit({ ...meeting, recurrence: 'FREQ=MONTHLY;BYDAY=2TU' });
    const date = await screen.findByLabelText('Date');
    await user.clear(date);
    await user.type(date, '2027-04-14');
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    const message = 'The first date must be one of the repeated dates';
    expect(await (await group()).findByText(message)).toBeTruthy();
  });

  it('has single dates that are chosen with inputs for dates, and refused at their fields', async () => {
    const { user, sent } = visit({ ...meeting, recurrence: 'FREQ=MONTHLY;BYDAY=2TU' });
    const list = within(await screen.findByRole('group', { name: 'Single dates (optional)' }));
    await user.click(list.getByRole('button', { name: 'Add single date' }));
    const date = list.getByLabelText<HTMLInputElement>('Which date');
    expect(date.type).toBe('date');
    await user.type(date, '2027-05-11');
    const change = list.getByRole('combobox', { name: 'What happens' });
    await user.selectOptions(change, 'Moved to another date or time');
    const publish = screen.getByRole('button', { name: 'Publish changes' });
    await user.click(publish);
    expect(await list.findByText('Please enter the new date or the new time')).toBeTruthy();
    await user.type(list.getByLabelText(/^New date/), '2027-05-12');
    await user.click(publish);
    await waitFor(() => expect(shownToast()?.title).toBe('Published'));
    const moved = { date: '2027-05-11', change: 'moved', newDate: '2027-05-12' };
    expect(sent('PUT')[0]?.body).toMatchObject({ exceptions: [moved] });
  });

  it('needs a date first', async () => {
    visit({ ...meeting, date: null });
    expect(await (await group()).findByText('Enter the date first.')).toBeTruthy();
  });
});
