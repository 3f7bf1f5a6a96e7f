import { screen, within } from '@testing-library/react';
import { TextsProvider } from '@town/language/texts';
import { translations } from '@town/language/translations';
import { refused } from '@town/slice-kit/testing/network';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { spanish as uiSpanish } from '@town/ui/messages/es';
import { spanish } from '../messages/es';
import { createRoutes } from '../routes';

const event = {
  id: '0c5e6a5e-0000-4000-8000-000000000001',
  slug: 'porch-concert',
  title: 'Porch Concert',
  description: 'Fiddles',
  category: 'community',
  date: '2027-03-11',
  time: '6:00 PM',
  endTime: null,
  location: 'Porch',
  status: 'scheduled',
  awaitsReview: false,
  version: 'seen',
};
const visit = (api: Record<string, unknown>) =>
  renderRoutes(createRoutes, { path: '/events/manage/own?token=secret', api });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

describe('the private link of an event', () => {
  it('shows the current event, and saves a change', async () => {
    const { user } = visit({
      '/api/events/own/read': event,
      '/api/events/own/change': { ...event, title: 'Barn Concert', awaitsReview: true },
    });
    expect((await field('Title')).value).toBe('Porch Concert');
    expect((await field('Time')).value).toBe('18:00');
    await user.clear(await field('Title'));
    await user.type(await field('Title'), 'Barn Concert');
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText('Your change is saved.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Your change is saved.');
    expect(screen.getByText('Our staff look at it first')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the event on the calendar' })).toBeTruthy();
  });

  it('keeps the typed text if another person saved first, and shows their changes', async () => {
    const answers: Record<string, unknown> = {
      '/api/events/own/read': event,
      '/api/events/own/change': refused(409),
    };
    const { user } = visit(answers);
    await user.type(await field('Title'), ' in May');
    answers['/api/events/own/read'] = {
      ...event,
      date: '2027-03-12',
      endDate: '2027-03-14',
      location: 'Bandstand',
      category: 'sports',
      version: 'newer',
    };
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(
      await screen.findByText('Somebody changed this event while you were editing'),
    ).toBeTruthy();
    const [changes] = screen.getAllByRole('list');
    expect(
      within(changes!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Date: March 12, 2027',
      'Last day: March 14, 2027',
      'Location: Bandstand',
      'Category: Sports',
    ]);
    expect((await field('Title')).value).toBe('Porch Concert in May');
    expect(screen.getByRole('button', { name: 'Save mine' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect((await field('Title')).value).toBe('Porch Concert');
    expect((await field('Location')).value).toBe('Bandstand');
  });

  it('shows an error at its field and sends nothing', async () => {
    const { user } = visit({ '/api/events/own/read': event });
    await user.type(await field('Ends at'), '17:00');
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByRole('link', { name: 'The end must be after the beginning' })).toBeTruthy();
    expect(document.activeElement).toBe(await field('Ends at'));
  });

  it('marks each missing field', async () => {
    const { user } = visit({ '/api/events/own/read': event });
    await user.clear(await field('Title'));
    await user.clear(await field('Date'));
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Title is required',
      'Date is required',
    ]);
  });

  it("shows another person's changes in Spanish", async () => {
    const answers: Record<string, unknown> = {
      '/api/events/own/read': event,
      '/api/events/own/change': refused(409),
    };
    const texts = translations('es', { ...uiSpanish, ...spanish });
    const { user } = renderRoutes(createRoutes, {
      path: '/events/manage/own?token=secret',
      api: answers,
      around: (shown) => <TextsProvider value={texts}>{shown}</TextsProvider>,
    });
    await user.type(await field('Título'), ' ya');
    answers['/api/events/own/read'] = {
      ...event,
      date: '2027-03-12',
      time: '7:30 PM',
      version: 'x',
    };
    await user.click(screen.getByRole('button', { name: 'Guardar el cambio' }));
    expect(await screen.findByText('Fecha: 12 de marzo de 2027')).toBeTruthy();
    expect(screen.getByText(/^Hora: 7:30.p\..m\.$/)).toBeTruthy();
  });

  it('cancels the event after a confirmation', async () => {
    const { user } = visit({
      '/api/events/own/read': event,
      '/api/events/own/cancel': { ...event, status: 'cancelled' },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel the event' }));
    await user.click(screen.getByRole('button', { name: 'Yes, it does not take place' }));
    expect(await screen.findByText('Your event is cancelled.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Your event is cancelled.');
    expect(screen.queryByRole('button', { name: 'Cancel the event' })).toBeNull();
  });

  it('moves the focus to the confirmation, and back to the button if the event is not cancelled', async () => {
    const { user } = visit({ '/api/events/own/read': event });
    await user.click(await screen.findByRole('button', { name: 'Cancel the event' }));
    const yes = screen.getByRole('button', { name: 'Yes, it does not take place' });
    expect(document.activeElement?.contains(yes)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'No, keep it' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel the event' }));
  });

  it('says that it is offline and keeps the typed text when a change cannot be sent', async () => {
    const { user } = visit({ '/api/events/own/read': event });
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.type(await field('Title'), '!');
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText(/^You are offline. What you typed is kept/)).toBeTruthy();
    expect((await field('Title')).value).toBe('Porch Concert!');
    connection.mockRestore();
  });

  it('says that it is offline when a cancellation cannot be sent', async () => {
    const { user } = visit({ '/api/events/own/read': event });
    await user.click(await screen.findByRole('button', { name: 'Cancel the event' }));
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Yes, it does not take place' }));
    const said = await screen.findByText('It was not cancelled.');
    expect(said.closest('[role=alert]')?.textContent).toContain('You are offline.');
    connection.mockRestore();
  });

  /** A call that gets no response. */
  const lost = undefined;

  it('finds out that a change was saved although its response was lost', async () => {
    const answers: Record<string, unknown> = {
      '/api/events/own/read': event,
      '/api/events/own/change': lost,
    };
    const { user } = visit(answers);
    await user.type(await field('Title'), '!');
    answers['/api/events/own/read'] = { ...event, title: 'Porch Concert!', version: 'newer' };
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText('Your change is saved.')).toBeTruthy();
  });

  it('says that the outcome of a change is unknown if nothing responds', async () => {
    const answers: Record<string, unknown> = {
      '/api/events/own/read': event,
      '/api/events/own/change': lost,
      '/api/events/own/cancel': lost,
    };
    const { user } = visit(answers);
    await user.type(await field('Title'), '!');
    answers['/api/events/own/read'] = lost;
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText(/^We do not know whether the change is saved/)).toBeTruthy();
    expect((await field('Title')).value).toBe('Porch Concert!');
    await user.click(screen.getByRole('button', { name: 'Cancel the event' }));
    await user.click(screen.getByRole('button', { name: 'Yes, it does not take place' }));
    expect(await screen.findByText('We do not know whether it is cancelled.')).toBeTruthy();
    answers['/api/events/own/read'] = { ...event, status: 'cancelled' };
    await user.click(screen.getByRole('button', { name: 'Yes, it does not take place' }));
    expect(await screen.findByText('Your event is cancelled.')).toBeTruthy();
  });

  it('saves further typing on top of its own change whose response was lost', async () => {
    const answers: Record<string, unknown> = {
      '/api/events/own/read': event,
      '/api/events/own/change': lost,
    };
    const { user } = visit(answers);
    await user.type(await field('Title'), '!');
    answers['/api/events/own/read'] = lost;
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText(/^We do not know whether the change is saved/)).toBeTruthy();
    const stored = { ...event, title: 'Porch Concert!', version: 'newer' };
    answers['/api/events/own/read'] = stored;
    const network = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const { version } = JSON.parse(String(init?.body));
      const isCurrent = version === 'newer';
      answers['/api/events/own/change'] = isCurrent ? { ...stored, version: 'last' } : refused(409);
      return network(input, init);
    };
    await user.type(await field('Title'), '!');
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText('Your change is saved.')).toBeTruthy();
    expect(screen.queryByText(/Somebody changed/)).toBeNull();
  });

  it('says when the link is no longer valid', async () => {
    visit({ '/api/events/own/read': refused(410) });
    expect(await screen.findByText('This link does not count any more')).toBeTruthy();
  });

  it('offers to retry when the service does not respond', async () => {
    visit({ '/api/events/own/read': refused(503) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
