import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeUploads } from '@town/slice-kit/testing/fake-uploads';
import {
  aListing,
  editable,
  englishWords,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';

const { id } = aListing();
const call = `/api/owner/listings/${id}`;
const picture = (character: string) => ({
  url: `/pictures/${character.repeat(32)}/1280.jpg`,
  alt: `The door of the shop, ${character}`,
});
const uploads = new FakeUploads();

async function visit(pictures = [picture('a'), picture('b')], more = {}) {
  const listing = aListing({ pictures, ...more });
  const visited = visitAccount(
    `/account/listings/${id}`,
    { [`GET ${call}`]: editable(listing, 4), [`PUT ${call}`]: listing },
    'es',
  );
  const part = await screen.findByRole('region', { name: 'Sus imágenes' });
  return { ...visited, part: within(part), english: () => englishWords(part) };
}

beforeAll(() =>
  Promise.all([
    import('../listing/listing-page'),
    import('./pictures-part'),
    import('../spanish-account'),
  ]),
);
beforeEach(() => {
  startAccount();
  uploads.install();
});
afterEach(() => uploads.restore());

describe('the pictures of an owner in Spanish', () => {
  it('are described, ordered and removed', async () => {
    const { user, answers, part, english } = await visit();
    expect(part.getByRole('form', { name: 'Imagen 1' })).toBeTruthy();
    expect(part.getByText(/Su plan incluye 6 imágenes\.$/)).toBeTruthy();
    expect(english()).toEqual([]);
    await user.click(part.getByRole('button', { name: 'Mover arriba la imagen 2' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Orden guardado'));
    await user.clear(part.getAllByLabelText('Texto alternativo')[0]!);
    await user.click(part.getByRole('button', { name: 'Guardar el texto de la imagen 1' }));
    expect(part.getByText('El texto alternativo es obligatorio')).toBeTruthy();
    expect(english()).toEqual([]);
    answers[`PUT ${call}`] = problem(412, {
      message: 'Somebody else has changed this listing meanwhile',
    });
    await user.click(part.getByRole('button', { name: 'Quitar la imagen 2' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'No se pudo guardar',
        description: 'Mientras tanto, otra persona cambió esta ficha',
      }),
    );
  });

  it('are uploaded, and a failure says why', async () => {
    const { user, part, english } = await visit([]);
    const file = new File(['bytes'], 'puerta.jpg', { type: 'image/jpeg' });
    await user.upload(part.getByLabelText('Archivo de imagen'), file);
    await user.click(part.getByRole('button', { name: 'Subir' }));
    expect(await part.findByText('El texto alternativo es obligatorio')).toBeTruthy();
    await user.type(part.getByLabelText('Texto alternativo'), 'Nuestra puerta{Enter}');
    const refuse = async (message: string) =>
      (await uploads.started()).answer(413, { status: 413, message });
    await waitFor(() => expect(part.getByText('0 % enviado')).toBeTruthy());
    expect(english()).toEqual([]);
    await act(() => refuse('The picture has 108 megapixels; at most 50 are accepted.'));
    expect(
      await part.findByText('La imagen tiene 108 megapíxeles; se aceptan 50 como máximo.'),
    ).toBeTruthy();
    uploads.install();
    await user.click(part.getByRole('button', { name: 'Subir' }));
    await act(() => refuse('The picture is damaged or incomplete.'));
    expect(await part.findByText('La imagen está dañada o incompleta.')).toBeTruthy();
    expect(english()).toEqual([]);
  });

  it('can be removed when the plan has none', async () => {
    const { part, english } = await visit(undefined, { tier: 'basic', locked: ['pictures'] });
    expect(part.getByRole('button', { name: 'Quitar la imagen 2' })).toBeTruthy();
    expect(english()).toEqual([]);
  });

  it('say how many there may be', async () => {
    const { part, english } = await visit(['a', 'b', 'c', 'd', 'e', 'f'].map(picture));
    expect(part.getByText('Tiene 6 imágenes. Quite una para agregar otra.')).toBeTruthy();
    expect(english()).toEqual([]);
  });
});
