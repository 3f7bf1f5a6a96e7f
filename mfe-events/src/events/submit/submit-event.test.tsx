import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { PostedForm } from '@town/slice-kit/site';
import { refused } from '@town/slice-kit/testing/network';
import { anEvent } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { useToasts } from '@town/slice-kit/toasts';
import { createRoutes } from '../../routes';

const list = '/api/events?from=2027-03-10&limit=21';
const visit = (api: Record<string, unknown> = {}, search = '', posted?: PostedForm) =>
  renderRoutes(createRoutes, {
    path: `/events${search}`,
    api: { [list]: [], ...api },
    site: posted && { posted },
  });
const form = () => screen.findByRole('form', { name: 'Submit an event' });
const opener = () => screen.getByRole('button', { name: 'Submit Event', expanded: true });

/** Opens the form and sends it. */
async function submitForm(user: UserEvent, date = '2027-03-11') {
  await user.click(await screen.findByRole('button', { name: 'Submit Event' }));
  const fields = within(await form());
  await user.type(fields.getByLabelText('Title'), 'Porch Concert');
  await user.type(fields.getByLabelText('Date'), date);
  await user.selectOptions(fields.getByLabelText('Category'), 'Community');
  await user.click(fields.getByRole('button', { name: 'Submit Event' }));
  return fields;
}

const submit = (answer: object) => submitForm(visit({ '/api/events': answer }).user);

beforeAll(() => import('./submit-event-form'));
beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ toast: null });
});

describe('submitting an event', () => {
  it('names each missing field in the summary and at the field', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Submit Event' }));
    const fields = within(await form());
    await user.click(fields.getByRole('button', { name: 'Submit Event' }));
    const summary = within(await fields.findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Title is required',
      'Date is required',
      'Category is required',
    ]);
    expect(useToasts.getState().toast?.description).toBe(
      'Please fill in all required fields (Title, Date, and Category).',
    );
    expect(document.activeElement).toBe(fields.getByLabelText('Title'));
  });

  it('says at the last day that it is before the first', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Submit Event' }));
    const fields = within(await form());
    await user.type(fields.getByLabelText('Title'), 'Porch Concert');
    await user.type(fields.getByLabelText('Date'), '2027-03-11');
    await user.type(fields.getByLabelText(/^Last day/), '2027-03-10');
    await user.selectOptions(fields.getByLabelText('Category'), 'Community');
    await user.click(fields.getByRole('button', { name: 'Submit Event' }));
    const summary = within(await fields.findByRole('alert'));
    expect(summary.getByRole('link', { name: 'The end must be after the beginning' })).toBeTruthy();
    expect(document.activeElement).toBe(fields.getByLabelText(/^Last day/));
    // The toast is about missing fields, and none is missing.
    expect(useToasts.getState().toast).toBeNull();
  });

  const dayOver = 'This day is over. Please enter today or a later day';

  it('says at the date field that the day is over, and sends nothing', async () => {
    const { user, asked } = visit();
    const fields = await submitForm(user, '2027-03-09');
    const summary = within(await fields.findByRole('alert'));
    expect(summary.getByRole('link', { name: dayOver })).toBeTruthy();
    expect(document.activeElement).toBe(fields.getByLabelText('Date'));
    expect(asked).not.toContain('/api/events');
  });

  it('says that a day is over if it has ended since the page was opened', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { user, asked } = visit({ '/api/events?from=2027-03-11&limit=21': [] });
      await screen.findByRole('button', { name: 'Submit Event' });
      act(() => jest.advanceTimersByTime(13 * 60 * 60 * 1000));
      const fields = await submitForm(user, '2027-03-10');
      expect(await fields.findByRole('link', { name: dayOver })).toBeTruthy();
      expect(asked).not.toContain('/api/events');
    } finally {
      jest.useRealTimers();
    }
  });

  it('says how many private links an address gets', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Submit Event' }));
    const help = within(await form()).getByText(/^We send you a private link/);
    expect(help.textContent).toContain('for three events a day at most');
    expect(help.textContent).toContain('Our staff may write to you about it');
  });

  it('shows the event at once and returns the focus to the button', async () => {
    await submit(anEvent({ title: 'Porch Concert', date: '2027-03-11' }));
    expect(await screen.findByRole('heading', { name: 'Porch Concert' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Submit an event' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submit Event' }));
  });

  it('shows the event even if its date is beyond the listed events', async () => {
    const many = Array.from({ length: 51 }, (_, number) =>
      anEvent({ id: `n${number}`, title: `Event ${number}`, date: '2027-03-10' }),
    );
    const answer = anEvent({ title: 'Porch Concert', date: '2027-03-11' });
    const { user } = visit({ [list]: many, '/api/events': answer });
    await submitForm(user);
    const added = within(await screen.findByRole('region', { name: 'You have just added' }));
    expect(added.getByRole('heading', { name: 'Porch Concert' })).toBeTruthy();
  });

  it('says that it has been added to the calendar', async () => {
    await submit(anEvent({ title: 'Porch Concert', date: '2027-03-11' }));
    await waitFor(() =>
      expect(useToasts.getState().toast?.description).toBe(
        'Your event has been added to the calendar.',
      ),
    );
  });

  it('says that the event appears after a review when the staff review events', async () => {
    const event = anEvent({ title: 'Porch Concert', date: '2027-03-11' });
    await submit({ ...event, awaitsReview: true });
    await waitFor(() =>
      expect(useToasts.getState().toast?.description).toBe(
        'Your event will appear on the calendar after a look by our staff.',
      ),
    );
    expect(screen.queryByRole('heading', { name: 'Porch Concert' })).toBeNull();
  });

  it('returns the focus to the button when it is cancelled', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Submit Event' }));
    await user.click(within(await form()).getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submit Event' }));
  });
});

describe('an event that may be on the calendar already', () => {
  const similarList = '/api/events?from=2027-03-11&to=2027-03-11&like=Porch+Concert&limit=3';
  const fiddles = anEvent({ slug: 'porch-concerts', title: 'Porch Concerts', date: '2027-03-11' });

  async function send() {
    const visited = visit({
      '/api/events': anEvent({ title: 'Porch Concert', date: '2027-03-11' }),
      [similarList]: [fiddles],
    });
    const fields = await submitForm(visited.user);
    await fields.findByText('Is it one of these?');
    return { ...visited, fields };
  }

  it('is compared with similar events first, and is sent if the visitor says that it is another one', async () => {
    const { user, fields } = await send();
    expect(fields.getByRole('link', { name: 'Porch Concerts' }).getAttribute('href')).toBe(
      '/events/porch-concerts',
    );
    expect(useToasts.getState().toast).toBeNull();
    await user.click(fields.getByRole('button', { name: 'None of these, submit' }));
    expect(await screen.findByText('Just added')).toBeTruthy();
  });

  it('can be changed again in the form, which keeps the typed text', async () => {
    const { user, fields } = await send();
    await user.click(fields.getByRole('button', { name: 'Back to the form' }));
    expect(fields.queryByText('Is it one of these?')).toBeNull();
    expect(fields.getByLabelText<HTMLInputElement>('Title').value).toBe('Porch Concert');
    expect(document.activeElement).toBe(fields.getByLabelText('Title'));
  });
});

test('the link in an empty list leads to the form, also after the form was closed', async () => {
  const { user } = visit();
  for (let times = 0; times < 2; times += 1) {
    await user.click(await screen.findByRole('link', { name: 'Submit a new event' }));
    const opened = await form();
    await waitFor(() => expect(document.activeElement?.contains(opened)).toBe(true));
    expect(document.activeElement?.id).toBe('event-form');
    await user.click(within(opened).getByRole('button', { name: 'Cancel' }));
  }
});

test('a page of the list keeps the form closed, although its address still asks for the form', async () => {
  const events = Array.from({ length: 21 }, () => anEvent());
  const { user } = visit(
    {
      '/api/events?from=2027-03-10&category=sports&limit=21': [],
      [list]: events,
      '/api/events?from=2027-03-10&limit=21&offset=20': events.slice(0, 3),
    },
    '?category=sports',
  );
  await user.click(await screen.findByRole('link', { name: 'Submit a new event' }));
  await user.click(within(await form()).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('link', { name: 'Show more' }));
  await user.click(await screen.findByRole('link', { name: 'Previous' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull());
  expect(screen.queryByRole('form', { name: 'Submit an event' })).toBeNull();
});

describe('submitting an event without scripts', () => {
  it('has a form at its own address, which sends a POST', async () => {
    visit({}, '?submit=event');
    expect((await form()).getAttribute('method')).toBe('post');
    expect(opener().closest('form')?.method).toBe('get');
  });

  it('asks whether the event is already on the calendar, and offers to send it', async () => {
    const fiddles = anEvent({ slug: 'porch-concerts', title: 'Porch Concerts' });
    visit({}, '', {
      form: 'event',
      outcome: 'similar',
      values: { title: 'Porch Concert', date: '2027-03-11', category: 'sports' },
      errors: [],
      similar: [fiddles],
    });
    const fields = within(await form());
    expect(fields.getByRole('link', { name: 'Porch Concerts' })).toBeTruthy();
    expect(fields.getByLabelText<HTMLInputElement>('Title').value).toBe('Porch Concert');
    const send = fields.getByRole<HTMLButtonElement>('button', { name: 'None of these, submit' });
    expect([send.type, send.name, send.value]).toEqual(['submit', 'another', 'true']);
  });

  it('keeps what was typed and names the wrong fields', async () => {
    visit({}, '', {
      form: 'event',
      outcome: 'invalid',
      values: { title: 'Porch Concert', date: '', category: 'sports' },
      errors: [
        {
          path: 'date',
          message: 'Please fill in all required fields (Title, Date, and Category).',
        },
      ],
    });
    const fields = within(await form());
    expect(fields.getByLabelText<HTMLInputElement>('Title').value).toBe('Porch Concert');
    expect(fields.getByLabelText<HTMLSelectElement>('Category').value).toBe('sports');
    expect(fields.getByRole('link', { name: 'Date is required' })).toBeTruthy();
  });

  it('says that the event was added', async () => {
    visit({}, '', { form: 'event', outcome: 'accepted', values: {}, errors: [] });
    expect(await screen.findByText('Event Submitted Successfully!')).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Submit an event' })).toBeNull();
  });

  it('says that the event waits for a review if staff review events', async () => {
    const posted: PostedForm = { form: 'event', outcome: 'accepted', values: {}, errors: [] };
    renderRoutes(createRoutes, {
      path: '/events',
      api: { [list]: [] },
      site: { posted, reviewsEvents: true },
    });
    expect(await screen.findByText(/^Your event will appear/)).toBeTruthy();
  });

  it('says when the submission failed', async () => {
    visit({ '/api/events': refused(503) }, '', {
      form: 'event',
      outcome: 'failed',
      values: { title: 'Porch Concert' },
      errors: [],
    });
    expect(await screen.findByText('Failed to submit event. Please try again.')).toBeTruthy();
  });
});
