import { screen, waitFor } from '@testing-library/react';
import {
  englishWords,
  noContent,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';

beforeAll(() =>
  Promise.all([import('./mails-page'), import('./hours-page'), import('../spanish-account')]),
);
beforeEach(startAccount);

const token = 'the-secret-of-this-mail';
const unsubscribe = 'POST /api/mail-links/unsubscribe';

describe('the mails of an account in Spanish', () => {
  it('are chosen one by one', async () => {
    const { user } = visitAccount('/account/mails', { 'PUT /api/owner/mails': {} }, 'es');
    const numbers = await screen.findByRole('checkbox', { name: 'Las cifras de cada mes' });
    expect(englishWords()).toEqual([]);
    await user.click(numbers);
    await waitFor(() => expect(shownToast()?.title).toBe('Guardado'));
  });

  it('are ended by a mailed link', async () => {
    const { user, answers } = visitAccount(
      `/account/mails?token=${token}`,
      { [unsubscribe]: problem(404) },
      'es',
    );
    const stop = await screen.findByRole('button', { name: 'No recibir más estos correos' });
    expect(englishWords()).toEqual([]);
    await user.click(stop);
    expect(await screen.findByText(/Este enlace ya no sirve/)).toBeTruthy();
    expect(englishWords()).toEqual([]);
    answers[unsubscribe] = noContent;
    await user.click(screen.getByRole('button', { name: 'No recibir más estos correos' }));
    expect(await screen.findByText('Ya no recibirá correos de este tipo')).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });
});

describe('the question about opening hours in Spanish', () => {
  const question = {
    businessName: 'Ada Pies',
    openingHours: [
      { dayOfWeek: ['Monday'], opens: '09:00', closes: '17:00' },
      { dayOfWeek: ['Tuesday'], opens: '00:00', closes: '23:59' },
    ],
    confirmedOn: '2027-01-05',
    hoursTag: 'tag-1',
  };
  const path = `/account/hours?token=${token}`;
  const confirm = 'POST /api/mail-links/hours/confirm';

  it('shows the week, and is answered with one press', async () => {
    const message =
      'These hours have changed since you opened the page. Please look at them again.';
    const { user, answers } = visitAccount(
      path,
      { 'GET /api/mail-links/hours': question, [confirm]: problem(409, { message }) },
      'es',
    );
    expect(await screen.findByText('9:00 a. m.–5:00 p. m.')).toBeTruthy();
    expect(screen.getByText('Abierto las 24 horas')).toBeTruthy();
    expect(screen.getByText('miércoles')).toBeTruthy();
    expect(screen.getByText('Confirmado el 5 de enero de 2027')).toBeTruthy();
    expect(englishWords()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sí, este horario es correcto' }));
    expect(await screen.findByText(/Este horario ha cambiado/)).toBeTruthy();
    expect(englishWords()).toEqual([]);
    answers[confirm] = question;
    await user.click(screen.getByRole('button', { name: 'Sí, este horario es correcto' }));
    expect(await screen.findByText(/horario de Ada Pies se confirmó hoy/)).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it('says that there are no hours', async () => {
    visitAccount(path, { 'GET /api/mail-links/hours': { ...question, openingHours: null } }, 'es');
    expect(await screen.findByText('No se ha puesto ningún horario.')).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it('says that the link is too old', async () => {
    visitAccount(path, { 'GET /api/mail-links/hours': problem(404) }, 'es');
    expect(await screen.findByText('Este enlace ya no sirve')).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });
});
