import { screen } from '@testing-library/react';
import { TextsProvider } from '@town/language/texts';
import { translations } from '@town/language/translations';
import { anEvent } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { spanish } from '../../messages/es';
import { createRoutes } from '../../routes';

const list = '/api/events?from=2027-03-10&limit=21';
const fair = anEvent({ date: '2027-03-27', organizer: 'Lions Club' });

describe('a row of the calendar', () => {
  it('names the organizer of the event', async () => {
    renderRoutes(createRoutes, { path: '/events', api: { [list]: [fair] } });
    expect(await screen.findByText('By Lions Club')).toBeTruthy();
  });

  it('says when an event of today is over, and says of a cancelled event only that it is cancelled', async () => {
    const over = anEvent({ date: '2027-03-10', time: '9 AM - 10 AM' });
    const cancelled = anEvent({ ...over, id: fair.id.replace(/.$/, '8'), status: 'cancelled' });
    renderRoutes(createRoutes, { path: '/events', api: { [list]: [over, cancelled, fair] } });
    expect(await screen.findByText('This event is cancelled.')).toBeTruthy();
    expect(screen.getAllByText('This event has already taken place.')).toHaveLength(1);
  });

  it('names the organizer in Spanish as an organizer, not as an author', async () => {
    renderRoutes(createRoutes, {
      path: '/events',
      api: { [list]: [fair] },
      around: (shown) => <TextsProvider value={translations('es', spanish)}>{shown}</TextsProvider>,
    });
    expect(await screen.findByText('Organiza Lions Club')).toBeTruthy();
  });
});
