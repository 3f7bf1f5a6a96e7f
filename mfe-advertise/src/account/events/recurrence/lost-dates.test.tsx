import { screen } from '@testing-library/react';
import { startAccount } from '../../../testing/account-visit';
import { eventForm, music, musicDates, visitEvents } from '../../../testing/repeated-event';

const title = 'Cancelled dates that no longer count';
const [first, second, third] = musicDates;
const withSecond = (status: string) => ({ ...music, dates: [first, { ...second, status }, third] });

beforeAll(() => import('../events-page'));
beforeEach(startAccount);

async function openForm(event: object) {
  const { user } = visitEvents([event]);
  await user.click(await screen.findByRole('button', { name: 'Change Live Music' }));
  const form = eventForm('Change the event');
  return {
    repeat: (rule: string) => user.selectOptions(form.getByLabelText('Repeats'), rule),
    async type(label: RegExp, date: string) {
      await user.clear(form.getByLabelText(label));
      if (date) await user.type(form.getByLabelText(label), date);
    },
  };
}

describe('the form of an event with a cancelled date', () => {
  it('says which one another weekday would lose, and that the new dates take place', async () => {
    const { type } = await openForm(withSecond('cancelled'));
    expect(screen.queryByText(title)).toBeNull();
    await type(/^Date/, '2027-03-13');
    expect(screen.getByText(title)).toBeTruthy();
    expect(
      screen.getByText(/moved: March 19, 2027\. The event takes place on every new date/),
    ).toBeTruthy();
    await type(/^Date/, '2027-03-12');
    expect(screen.queryByText(title)).toBeNull();
  });

  it('says the same about a date that staff have moved', async () => {
    const { type } = await openForm(withSecond('moved'));
    await type(/^Date/, '2027-03-13');
    expect(screen.getByText(/moved: March 19, 2027\./)).toBeTruthy();
  });

  it('is silent about a date that stays one of the event, or is after its end', async () => {
    const { repeat, type } = await openForm(withSecond('cancelled'));
    await type(/^Date/, '2027-03-13');
    expect(screen.getByText(title)).toBeTruthy();
    await type(/^Last possible date/, '2027-03-18');
    expect(screen.queryByText(title)).toBeNull();
    await type(/^Last possible date/, '');
    await type(/^Date/, '2027-03-12');
    expect(screen.queryByText(title)).toBeNull();
    await repeat('Does not repeat');
    expect(screen.queryByText(title)).toBeNull();
  });

  it('says that the first date would take place again when the event is not repeated any more', async () => {
    const { repeat } = await openForm({ ...music, dates: [{ ...first, status: 'cancelled' }] });
    await repeat('Does not repeat');
    expect(screen.getByText(/moved: March 12, 2027\./)).toBeTruthy();
  });

  it('is silent when the event begins after the date, on one that it has already', async () => {
    const { type } = await openForm({
      ...music,
      dates: [{ ...first, status: 'cancelled' }, second, third],
    });
    await type(/^Date/, '2027-03-19');
    expect(screen.queryByText(title)).toBeNull();
  });

  it('is silent about past dates that another first date has', async () => {
    const { repeat, type } = await openForm({
      ...music,
      dates: [{ ...first, status: 'cancelled' }, second, third],
    });
    await repeat('Every 2 weeks on Friday');
    await type(/^Date/, '2027-03-05');
    expect(screen.queryByText(title)).toBeNull();
  });

  it('is silent about past dates when a date of the past was moved to a later day', async () => {
    const moved = { ...first, repetition: '2027-02-19', date: '2027-03-17', status: 'moved' };
    const { repeat } = await openForm({
      ...music,
      date: '2027-01-01',
      dates: [first, moved, third],
    });
    await repeat('Every 2 weeks on Friday');
    expect(screen.queryByText(title)).toBeNull();
  });

  it('is silent when fewer of the same dates remain', async () => {
    const { repeat } = await openForm(withSecond('cancelled'));
    await repeat('Every 2 weeks on Friday');
    expect(screen.queryByText(title)).toBeNull();
  });

  it('names only the date that remains when the event is not repeated any more', async () => {
    const dates = [first, second].map((date) => ({ ...date, status: 'cancelled' }));
    const { repeat, type } = await openForm({ ...music, dates: [...dates, third] });
    await repeat('Does not repeat');
    await type(/^Date/, '2027-03-26');
    expect(screen.queryByText(title)).toBeNull();
    await type(/^Date/, '2027-03-19');
    expect(screen.getByText(/moved: March 19, 2027\./)).toBeTruthy();
  });
});

it('the form is silent about a change of an event without changed dates', async () => {
  const { type } = await openForm(music);
  await type(/^Date/, '2027-03-13');
  expect(screen.queryByText(title)).toBeNull();
});
