import { screen, waitFor } from '@testing-library/react';
import { problem, startAccount } from '../../../testing/account-visit';
import { eventForm, eventsCall, music, visitEvents } from '../../../testing/repeated-event';

beforeAll(() => import('../events-page'));
beforeEach(startAccount);

const refusal = (message: string) =>
  problem(400, { message, errors: [{ path: 'recurrence', message }] });

/** Saves a weekly event whose last possible date is on a day, and returns its form. */
async function saveUntil(until: string, answers = {}) {
  const { user, sent } = visitEvents([music], answers);
  await user.click(await screen.findByRole('button', { name: 'Change Live Music' }));
  const form = eventForm('Change the event');
  await user.type(form.getByLabelText(/^Last possible date/), until);
  await user.click(form.getByRole('button', { name: 'Save the change' }));
  return { form, sent };
}

/** What a screen reader says at a field beside its name. */
const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('an end of a repetition', () => {
  it('before the first date is refused at its own field', async () => {
    const { form, sent } = await saveUntil('2027-03-05');
    const until = form.getByLabelText(/^Last possible date/);
    await waitFor(() => expect(document.activeElement).toBe(until));
    expect(describedBy(until)).toContain('It must not end before its first date');
    expect(form.getByLabelText('Repeats').getAttribute('aria-invalid')).toBe('false');
    expect(sent('PUT')).toEqual([]);
  });

  it.each([
    'Please enter a date within the next two years',
    'No date would be left. Please enter a later day, or cancel the event',
  ])('that the server refuses is shown at its own field: %s', async (message) => {
    const { form } = await saveUntil('2027-03-26', {
      [`PUT ${eventsCall}/${music.id}`]: refusal(message),
    });
    const until = form.getByLabelText(/^Last possible date/);
    await waitFor(() => expect(document.activeElement).toBe(until));
    expect(describedBy(until)).toContain(message);
  });

  it('leaves every other refusal of the rule at the rule', async () => {
    const message = 'The calendar cannot repeat an event in this way';
    const { form } = await saveUntil('2027-03-26', {
      [`PUT ${eventsCall}/${music.id}`]: refusal(message),
    });
    const repeats = form.getByLabelText(/^Repeats/);
    await waitFor(() => expect(document.activeElement).toBe(repeats));
    expect(describedBy(repeats)).toContain(message);
  });
});
