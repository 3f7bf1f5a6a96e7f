import { screen, waitFor, within } from '@testing-library/react';
import {
  aListing,
  englishWords,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';

const { id } = aListing();
const call = `/api/owner/listings/${id}/events`;
const tasting = {
  id: '0c5e6a5e-0000-4000-8000-000000000001',
  slug: 'pie-tasting',
  title: 'The Pie Tasting',
  description: 'All day',
  category: 'business',
  date: '2027-06-12',
  endDate: '2027-06-13',
  time: '6:00 PM',
  endTime: '8:30 PM',
  location: 'Downtown',
  status: 'scheduled',
  awaitsReview: true,
  version: 'seen',
};
const visit = (given: object = {}, answers = {}) =>
  visitAccount(
    `/account/listings/${id}/events`,
    { [`GET ${call}`]: { locked: false, events: [tasting], ...given }, ...answers },
    'es',
  );

beforeAll(() => Promise.all([import('./events-page'), import('../spanish-account')]));
beforeEach(startAccount);

describe('the events of a listing in Spanish', () => {
  it('are listed with their days and times', async () => {
    visit({
      events: [tasting, { ...tasting, id: 'two', status: 'cancelled', awaitsReview: false }],
    });
    const [facts] = await screen.findAllByText(/^12 de junio/);
    expect(facts?.textContent).toBe(
      '12 de junio de 2027 – 13 de junio de 2027, 6:00\u00a0p.\u00a0m. – 8:30\u00a0p.\u00a0m., Centro',
    );
    expect(screen.getByText('Espera a nuestro personal')).toBeTruthy();
    expect(screen.getByText('Cancelado')).toBeTruthy();
    expect(englishWords().filter((words) => words.trim() !== 'The Pie Tasting')).toEqual([]);
  });

  it('are posted, with errors at the fields', async () => {
    const { user } = visit({ events: [] }, { [`POST ${call}`]: tasting });
    expect(await screen.findByText('No tiene próximos eventos.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Publicar un evento' }));
    const form = screen.getByRole('form', { name: 'Evento nuevo' });
    await user.click(within(form).getByRole('button', { name: 'Publicar el evento' }));
    const summary = within(await within(form).findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'El título es obligatorio',
      'La fecha es obligatoria',
    ]);
    expect(within(form).getByRole('option', { name: 'Negocios' })).toBeTruthy();
    expect(englishWords()).toEqual([]);
    await user.type(within(form).getByLabelText('Título'), 'Tartas');
    await user.type(within(form).getByLabelText('Fecha'), '2027-06-12');
    await user.click(within(form).getByRole('button', { name: 'Publicar el evento' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Evento publicado'));
  });

  it('are not changed over the change of another person', async () => {
    const message =
      'This event was changed since you opened it. Please look at it again before you save.';
    let now = tasting;
    const { user } = visit(
      {},
      {
        [`GET ${call}`]: () => Response.json({ locked: false, events: [now] }),
        [`PUT ${call}/${tasting.id}`]: problem(409, { message }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Cambiar The Pie Tasting' }));
    await user.type(screen.getByLabelText('Título'), ', 2');
    now = { ...tasting, title: 'Tartas', version: 'newer' };
    await user.click(screen.getByRole('button', { name: 'Guardar el cambio' }));
    expect(
      await screen.findByText(/^Ahora es “Tartas”, 12 de junio de 2027, 6:00\sp\.\sm\., Centro\./),
    ).toBeTruthy();
    expect(shownToast()).toMatchObject({
      title: 'No se pudo cambiar',
      description: expect.stringMatching(/^Este evento cambió/),
    });
    expect(englishWords()).toEqual([]);
  });

  it('are cancelled after a confirmation', async () => {
    const { user } = visit({}, { [`POST ${call}/${tasting.id}/cancel`]: tasting });
    await user.click(
      await screen.findByRole('button', { name: 'Cancelar el evento The Pie Tasting' }),
    );
    const dialog = screen.getByRole('dialog', { name: '¿Cancelar The Pie Tasting?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sí, no se celebra' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Evento cancelado'));
  });

  it('are repeated, and their dates can be cancelled', async () => {
    const date = '2027-06-12';
    const weekly = {
      ...{ ...tasting, endDate: null, awaitsReview: false, recurrence: 'FREQ=WEEKLY;BYDAY=SA' },
      dates: [{ repetition: date, date, time: null, status: 'scheduled', note: null }],
    };
    const { user } = visit({ events: [weekly] });
    expect(await screen.findByText(/^Cada semana, los sábados, 6:00/)).toBeTruthy();
    expect(screen.getByText('Próxima fecha: 12 de junio de 2027')).toBeTruthy();
    await user.click(
      screen.getByRole('button', { name: 'Fechas individuales de The Pie Tasting' }),
    );
    await user.click(
      screen.getByRole('button', { name: 'Cancelar esta fecha sábado, 12 de junio de 2027' }),
    );
    const others = () => englishWords().filter((words) => !words.includes('The Pie Tasting'));
    expect(others()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'No, mantenerlo' }));
    await user.click(screen.getByRole('button', { name: 'Cambiar The Pie Tasting' }));
    const form = within(screen.getByRole('form', { name: 'Cambiar el evento' }));
    expect(form.getByRole('option', { name: 'Cada mes, el segundo sábado' })).toBeTruthy();
    expect(await form.findByText('sábado, 19 de junio de 2027')).toBeTruthy();
    expect(others()).toEqual([]);
  });

  it('are part of Premium', async () => {
    visit({ locked: true, events: [] });
    expect(
      await screen.findByRole('link', { name: 'enviar un evento al calendario' }),
    ).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });
});
