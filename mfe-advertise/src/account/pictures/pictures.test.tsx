import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeUploads } from '@town/slice-kit/testing/fake-uploads';
import {
  aListing,
  editable,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';

const { id } = aListing();
const call = `/api/owner/listings/${id}`;
const picture = (character: string) => ({
  url: `/pictures/${character.repeat(32)}/1280.jpg`,
  alt: `Picture ${character}`,
});
const uploads = new FakeUploads();

function visit(pictures = [picture('a'), picture('b')], more = {}) {
  const listing = aListing({ pictures, ...more });
  return visitAccount(`/account/listings/${id}`, {
    [`GET ${call}`]: editable(listing, 4),
    [`PUT ${call}`]: listing,
  });
}

/** Chooses a picture, describes it and begins its upload, which waits for an answer. */
async function startUpload(user: ReturnType<typeof visit>['user']) {
  const file = new File(['bytes'], 'door.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Picture file'), file);
  const place = within(screen.getByRole('region', { name: 'Upload a picture' }));
  await user.type(place.getByLabelText('Alternative text'), 'Our door{Enter}');
  return uploads.started();
}
const row = async (place: number) =>
  within(await screen.findByRole('form', { name: `Picture ${place}` }));

beforeAll(() => Promise.all([import('../listing/listing-page'), import('./pictures-part')]));
beforeEach(() => {
  startAccount();
  uploads.install();
});
afterEach(() => uploads.restore());

describe('the pictures of an owner', () => {
  it('are uploaded with alternative text and added to the stored listing', async () => {
    const { user, sent } = visit();
    const file = new File(['bytes'], 'door.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Picture file'), file);
    const place = within(screen.getByRole('region', { name: 'Upload a picture' }));
    await user.click(place.getByRole('button', { name: 'Upload' }));
    expect(await place.findByText('Alternative text is required')).toBeTruthy();
    await user.type(place.getByLabelText('Alternative text'), 'Our door{Enter}');
    const upload = await uploads.started();
    expect(upload.path).toBe(`/api/owner/pictures?listing=${id}`);
    expect(upload.header('X-Requested-With')).toBe('town-guide');
    // The library already has the same file from another upload.
    const made = { id: '1', hash: 'c'.repeat(32), width: 900, height: 600, alt: 'A door' };
    act(() => upload.answer(201, { ...made, variants: [{ width: 900, format: 'jpg', path: '' }] }));
    await waitFor(() => expect(shownToast()?.title).toBe('Picture added'));
    expect(sent('PUT')[0]?.headers.get('if-match')).toBe('"4"');
    expect(sent('PUT')[0]?.body).toEqual({
      pictures: [
        picture('a'),
        picture('b'),
        { url: `/pictures/${'c'.repeat(32)}/900.jpg`, alt: 'Our door' },
      ],
    });
  });

  it('are ordered, described and removed', async () => {
    const { user, sent } = visit();
    await user.click((await row(2)).getByRole('button', { name: 'Move up picture 2' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Order saved'));
    const description = (await row(1)).getByLabelText('Alternative text');
    await user.clear(description);
    await user.type(description, 'A red door{Enter}');
    await waitFor(() => expect(shownToast()?.title).toBe('Description saved'));
    await user.click((await row(1)).getByRole('button', { name: 'Remove picture 1' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Picture removed'));
    expect(sent('PUT').map(({ body }) => body)).toEqual([
      { pictures: [picture('b'), picture('a')] },
      { pictures: [{ ...picture('a'), alt: 'A red door' }, picture('b')] },
      { pictures: [picture('b')] },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Pictures' }));
  });

  it('do not change the typed text of the listing’s form', async () => {
    const { user, answers } = visit();
    const description = await screen.findByLabelText<HTMLTextAreaElement>('Description');
    await user.type(description, ' And cakes.');
    answers[`GET ${call}`] = editable(aListing({ pictures: [picture('b')] }), 5);
    await user.click((await row(1)).getByRole('button', { name: 'Remove picture 1' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Picture 2' })).toBeNull());
    expect(screen.getByLabelText('Description')).toHaveProperty(
      'value',
      'Pies by the slice. And cakes.',
    );
  });

  it('keep the focus on the button that saves a description or an order', async () => {
    const { user, answers } = visit();
    const move = (await row(2)).getByRole('button', { name: 'Move up picture 2' });
    let save!: (answer: Response) => void;
    const saved = new Promise<Response>((resolve) => {
      save = resolve;
    });
    answers[`PUT ${call}`] = () => saved;
    answers[`GET ${call}`] = editable(aListing({ pictures: [picture('b'), picture('a')] }), 5);
    await user.click(move);
    await waitFor(() => expect(move.getAttribute('aria-disabled')).toBe('true'));
    expect(move).toHaveProperty('disabled', false);
    save(Response.json(aListing()));
    await waitFor(() => expect(shownToast()?.title).toBe('Order saved'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Move up picture 1'));

    answers[`PUT ${call}`] = aListing();
    const red = { ...picture('b'), alt: 'A red door' };
    answers[`GET ${call}`] = editable(aListing({ pictures: [red, picture('a')] }), 6);
    const description = (await row(1)).getByLabelText('Alternative text');
    await user.clear(description);
    await user.type(description, 'A red door');
    await user.click((await row(1)).getByRole('button', { name: 'Save the text picture 1' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Description saved'));
    await screen.findByRole('img', { name: 'A red door' });
    expect(document.activeElement?.textContent).toBe('Save the text picture 1');
  });

  it('leave the focus at their heading when the last one is removed', async () => {
    const { user, answers } = visit([picture('a')]);
    const remove = (await row(1)).getByRole('button', { name: 'Remove picture 1' });
    answers[`GET ${call}`] = editable(aListing(), 5);
    await user.click(remove);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Pictures' })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Your pictures');
  });

  it('take the focus when no further one can be uploaded', async () => {
    const five = [...'abcde'].map(picture);
    const { user, answers } = visit(five);
    const file = new File(['bytes'], 'door.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Picture file'), file);
    const place = within(screen.getByRole('region', { name: 'Upload a picture' }));
    await user.type(place.getByLabelText('Alternative text'), 'Our door{Enter}');
    answers[`GET ${call}`] = editable(aListing({ pictures: [...five, picture('f')] }), 5);
    const made = { id: '1', hash: 'f'.repeat(32), width: 1280, height: 600, alt: 'Picture f' };
    const upload = await uploads.started();
    act(() =>
      upload.answer(201, { ...made, variants: [{ width: 1280, format: 'jpg', path: '' }] }),
    );
    expect(await screen.findByText(/^You have 6 pictures/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Pictures' }));
  });

  it('are not lost when the page is left during an upload: the owner is asked', async () => {
    const { user, answers } = visit();
    const upload = await startUpload(user);
    const leave = () => user.click(screen.getByRole('link', { name: 'Your account' }));
    const asked = () => screen.queryByRole('dialog', { name: 'Leave without the picture?' });
    const isStopped = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isStopped()).toBe(true);
    await leave();
    await user.click(
      within(asked() ?? document.body).getByRole('button', { name: 'Stay on this page' }),
    );
    await waitFor(() => expect(asked()).toBeNull());
    answers[`GET ${call}`] = editable(aListing({ pictures: [picture('f')] }), 5);
    const made = { id: '1', hash: 'f'.repeat(32), width: 1280, height: 600, alt: 'Picture f' };
    act(() =>
      upload.answer(201, { ...made, variants: [{ width: 1280, format: 'jpg', path: '' }] }),
    );
    await waitFor(() => expect(shownToast()?.title).toBe('Picture added'));
    await waitFor(() => expect(isStopped()).toBe(false));
    await leave();
    expect(await screen.findByRole('heading', { name: 'Your Account' })).toBeTruthy();
  });

  it.each([
    ['the upload', 413, 200],
    ['the save', 201, 412],
  ])('are not called saved when %s fails while the owner is asked', async (_, uploaded, saved) => {
    const { user, answers } = visit();
    const upload = await startUpload(user);
    await user.click(screen.getByRole('link', { name: 'Your account' }));
    expect(screen.getByRole('dialog', { name: 'Leave without the picture?' })).toBeTruthy();
    if (saved !== 200) answers[`PUT ${call}`] = problem(saved);
    const made = { id: '1', hash: 'f'.repeat(32), width: 1280, height: 600, alt: 'Picture f' };
    const variants = [{ width: 1280, format: 'jpg', path: '' }];
    act(() => upload.answer(uploaded, { ...made, variants }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Your picture is saved now. You can leave.')).toBeNull();
    expect(screen.getByRole('region', { name: 'Upload a picture' })).toBeTruthy();
  });

  it('do not move the page to an earlier message about a save', async () => {
    const { user, answers } = visit();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    const remove = (await row(2)).getByRole('button', { name: 'Remove picture 2' });
    answers[`GET ${call}`] = editable(aListing({ pictures: [picture('a')] }), 6);
    await user.click(remove);
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Picture 2' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Pictures' }));
  });

  it('are at most as many as the plan includes', async () => {
    visit([...'abcdef'].map(picture));
    expect(await screen.findByText('You have 6 pictures. Remove one to add another.')).toBeTruthy();
    expect(screen.queryByLabelText('Picture file')).toBeNull();
  });

  it('are shown as locked with an upgrade link when the plan has none, and are kept', async () => {
    visit([picture('a')], { tier: 'basic', locked: ['pictures'] });
    expect(await screen.findByText('What you entered is kept: 1 picture')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See Premium for Pictures' })).toBeTruthy();
    expect(screen.queryByLabelText('Picture file')).toBeNull();
  });

  it('can be removed one by one when the plan has none', async () => {
    const { user, sent, answers } = visit(undefined, { tier: 'basic', locked: ['pictures'] });
    await user.click(await screen.findByRole('button', { name: 'Remove picture 1' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Picture removed'));
    expect(sent('PUT').map(({ body }) => body)).toEqual([{ pictures: [picture('b')] }]);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Pictures' }));
    const last = [picture('b')];
    answers[`GET ${call}`] = editable(
      aListing({ pictures: last, tier: 'basic', locked: ['pictures'] }),
      5,
    );
    await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    await screen.findByText('What you entered is kept: 1 picture');
    answers[`GET ${call}`] = editable(aListing({ tier: 'basic', locked: ['pictures'] }), 6);
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Pictures' })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Your pictures');
  });

  it('say why they cannot be changed', async () => {
    const { user, answers } = visit();
    answers[`PUT ${call}`] = problem(412);
    await user.click((await row(1)).getByRole('button', { name: 'Remove picture 1' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Not saved'));
  });
});
