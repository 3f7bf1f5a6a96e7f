import { screen, waitFor, within } from '@testing-library/react';
import {
  aListing,
  editable,
  englishWords,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { call, path } from '../../testing/listing-form';

beforeAll(() => Promise.all([import('./listing-page'), import('../spanish-account')]));
beforeEach(startAccount);

const closedAtChristmas = [
  {
    dayOfWeek: ['Monday' as const, 'Tuesday' as const],
    opens: '09:00',
    closes: '17:00',
  },
  {
    dayOfWeek: ['Monday' as const],
    opens: '00:00',
    closes: '00:00',
    validFrom: '2027-12-25',
    validThrough: '2027-12-25',
  },
];

const visit = (answers: Parameters<typeof visitAccount>[1]) => visitAccount(path, answers, 'es');
const descriptionField = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Descripción' });
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('editing a listing in Spanish', () => {
  it('shows the fields, the hours and the card as visitors see it', async () => {
    const openingHours = closedAtChristmas;
    visit({
      [`GET ${call}`]: editable(aListing({ openingHours, waiting: { category: 'beauty' } }), 4),
    });
    await descriptionField();
    await screen.findByRole('region', { name: 'Sus imágenes' });
    expect(screen.getByRole('group', { name: 'Navidad, 25 de diciembre de 2027' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Igual que el martes' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Se admiten perros' })).toBeTruthy();
    expect(screen.getByText(/tal como la escribe/)).toBeTruthy();
    expect(
      screen.getByText(
        'Espera a nuestro personal. Hasta entonces los visitantes ven “Restaurantes”',
      ),
    ).toBeTruthy();
    const preview = within(screen.getByRole('region', { name: 'Lo que verán los visitantes' }));
    expect(preview.getByText('Pies by the slice.').lang).toBe('en');
    expect(preview.getByText(/9:00/).textContent).toMatch(/^lun/);
    expect(englishWords()).toEqual([]);
  });

  it('shows fields outside the plan', async () => {
    const locked = ['website', 'socialLinks', 'menuUrl', 'moreCategories', 'pictures'];
    visit({ [`GET ${call}`]: editable(aListing({ tier: 'basic', locked }), 4) });
    await descriptionField();
    await screen.findByRole('region', { name: 'Sus imágenes' });
    expect(screen.getByText('Lo que ingresó se conserva: Comercio')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver Premium para Sitio web' })).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it('shows errors, and then what waits for the staff', async () => {
    const { user, answers } = visit({ [`GET ${call}`]: editable(aListing(), 4) });
    await user.clear(await descriptionField());
    await user.click(save());
    expect(await screen.findAllByText('La descripción es obligatoria')).toHaveLength(2);
    expect(englishWords()).toEqual([]);
    await user.type(await descriptionField(), 'Tartas.');
    const waiting = { name: 'Ada Cakes' };
    answers[`PUT ${call}`] = aListing({ waiting });
    answers[`GET ${call}`] = editable(aListing({ waiting }), 5);
    await user.click(save());
    expect(
      await screen.findByText(/El cambio en el nombre espera a nuestro personal/),
    ).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it('shows the changes of another person', async () => {
    const { user, answers } = visit({
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: problem(412),
    });
    await user.type(await descriptionField(), ' Tartas.');
    answers[`GET ${call}`] = editable(
      aListing({ category: 'retail', businessStatus: 'temporarily-closed', moreCategories: [] }),
      5,
    );
    await user.click(save());
    expect(await screen.findByText('Categoría: ahora es “Comercio”')).toBeTruthy();
    expect(screen.getByText('Estado del negocio: ahora es “Cerrado temporalmente”')).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });

  it('says why it was not saved', async () => {
    const wrong = [
      { path: 'website', message: 'Website is part of the Premium plan' },
      { path: 'socialLinks', message: 'Social links is part of the Premium plan' },
    ];
    const message = wrong.map((each) => each.message).join('. ');
    const { user, answers } = visit({
      [`GET ${call}`]: editable(aListing(), 4),
      [`PUT ${call}`]: problem(403, { message, errors: wrong }),
    });
    await descriptionField();
    await user.click(save());
    await waitFor(() => expect(shownToast()?.title).toBe('No se pudo guardar'));
    expect(englishWords()).toEqual([]);
    answers[`PUT ${call}`] = () => {
      throw new TypeError('Failed to fetch');
    };
    await user.click(save());
    await waitFor(() => expect(shownToast()?.title).toMatch(/^Sin respuesta/));
  });

  it('says that a listing does not belong to the owner', async () => {
    visit({ [`GET ${call}`]: problem(404) });
    expect(await screen.findByText('Esta ficha no está entre las suyas')).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });
});
