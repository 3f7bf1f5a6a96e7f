import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerLost } from '@town/contracts/api/answer-lost';
import { type FakeUpload, FakeUploads } from '@town/slice-kit/testing/fake-uploads';
import { type FakeCall, problem, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const list = 'GET /api/admin/pictures';
const hash = (character: string) => character.repeat(32);
const picture = (id: string, alt: string, character: string) => ({
  id,
  hash: hash(character),
  width: 1000,
  height: 600,
  alt,
  focalX: 50,
  focalY: 50,
  variants: [320, 640, 960, 1000].map((width) => ({ width, format: 'jpg', path: '' })),
});
const wall = picture('1', 'A limestone wall', 'a');
const river = picture('2', 'The river', 'b');
const file = new File(['bytes'], 'IMG_1.jpg', { type: 'image/jpeg' });

const uploads = new FakeUploads();
function visit(given: Record<string, object> = {}, role = 'editor', path = '/admin/pictures') {
  return visitDesk(path, {
    [list]: [wall, river],
    'GET /api/admin/session': { email: 'ada@example.com', role },
    ...given,
  });
}
const open = (alt: string) => screen.findByRole('button', { name: `Open: ${alt}` });
const altField = () => screen.findByLabelText('Alternative text');
const uploadButton = () => screen.getByRole('button', { name: 'Upload' });

beforeAll(() => Promise.all([import('../desk-layout'), import('./pictures-page')]));
beforeEach(() => {
  startDesk();
  uploads.install();
});
afterEach(() => uploads.restore());

describe('the library of pictures', () => {
  it('shows every picture with its alternative text', async () => {
    visit();
    const button = await open('A limestone wall');
    const image = within(button).getByRole('presentation', { hidden: true });
    expect(image.getAttribute('src')).toBe(`/pictures/${hash('a')}/1000.jpg`);
    expect(await open('The river')).toBeTruthy();
  });

  it('is searched on the server, and the words are in the address', async () => {
    const { user, calls } = visit();
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'wall{Enter}');
    await waitFor(() => expect(calls.some(({ path }) => path.includes('q=wall'))).toBe(true));
  });

  it('moves the focus to the first picture when an empty search result is left', async () => {
    const { user, answers } = visit({ [list]: [] }, 'editor', '/admin/pictures?q=xyz');
    const showAll = await screen.findByRole('button', { name: 'Show all pictures' });
    let answer: (response: Response) => void = () => {};
    answers[list] = () => new Promise<Response>((resolve) => (answer = resolve));
    await user.click(showAll);
    expect(screen.queryByText('No pictures yet')).toBeNull();
    answer(Response.json([wall, river]));
    const first = await open('A limestone wall');
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('says so when it is empty', async () => {
    visit({ [list]: [] });
    expect(await screen.findByText('No pictures yet')).toBeTruthy();
  });

  it('offers a reader no upload and no change', async () => {
    const { user } = visit({}, 'reader');
    await user.click(await open('The river'));
    expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove…' })).toBeNull();
    expect((await altField()).hasAttribute('readonly')).toBe(true);
  });
});

describe('an upload', () => {
  it('asks for alternative text, shows its progress, and ends in the library', async () => {
    const { user } = visit();
    await user.upload(await screen.findByLabelText('Picture file'), file);
    await user.click(uploadButton());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Alternative text is required',
    );
    await user.type(await altField(), 'Live oaks{Enter}');
    const upload = await uploads.started();
    expect(upload).toMatchObject({ method: 'POST', path: '/api/admin/pictures' });
    expect(upload.header('Authorization')).toBe('Bearer token-of-ada@example.com');
    expect(upload.form.get('alt')).toBe('Live oaks');
    expect(upload.form.get('file')).toMatchObject({ name: 'IMG_1.jpg' });
    act(() => upload.progress(30, 100));
    expect(screen.getByText('30 % sent')).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.3);
    act(() => upload.progress(100, 100));
    expect(screen.getByText('The picture is being prepared …')).toBeTruthy();
    act(() => upload.answer(201, picture('3', 'Live oaks', 'c')));
    await waitFor(() => expect(shownToast()?.title).toBe('Picture uploaded'));
    expect(screen.queryByLabelText('Alternative text')).toBeNull();
  });

  it('of a file that the library already has says which alternative text is kept', async () => {
    const { user } = visit();
    await user.upload(await screen.findByLabelText('Picture file'), file);
    await user.type(await altField(), 'Live oaks{Enter}');
    const upload = await uploads.started();
    act(() => upload.answer(201, picture('3', 'Oaks at the courthouse', 'c')));
    await waitFor(() => expect(shownToast()?.title).toBe('The library has this picture already'));
    expect(shownToast()?.description).toBe('It keeps its alternative text: Oaks at the courthouse');
  });

  it('can be cancelled, and keeps what was typed', async () => {
    const { user } = visit();
    await user.upload(await screen.findByLabelText('Picture file'), file);
    await user.type(await altField(), 'Live oaks{Enter}');
    const upload = await uploads.started();
    await user.click(screen.getByRole('button', { name: 'Cancel the upload' }));
    expect(upload.isAborted).toBe(true);
    await waitFor(() => expect(uploadButton().getAttribute('aria-busy')).toBeNull());
    expect((await altField()).getAttribute('value')).toBe('Live oaks');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that the server refuses says why', async () => {
    const { user } = visit();
    await user.upload(await screen.findByLabelText('Picture file'), file);
    await user.type(await altField(), 'Live oaks{Enter}');
    const upload = await uploads.started();
    const detail = 'The picture is damaged or incomplete.';
    act(() =>
      upload.answer(415, { title: '', status: 415, type: 'about:blank', detail, message: detail }),
    );
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
  });

  it.each([
    ['the network', (upload: FakeUpload) => upload.loseAnswer()],
    ['the gateway', (upload: FakeUpload) => upload.answer(503, { type: answerLost })],
  ])('whose answer %s has lost may be there, and is not there twice', async (_, lose) => {
    const { user } = visit();
    await user.upload(await screen.findByLabelText('Picture file'), file);
    await user.type(await altField(), 'Live oaks{Enter}');
    const upload = await uploads.started();
    act(() => lose(upload));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'No answer: the picture may be uploaded or not. It does no harm to upload it again.',
    );
  });

  it('of more than 15 MB is not begun', async () => {
    const { user } = visit();
    const large = new File(['x'], 'large.jpg', { type: 'image/jpeg' });
    Object.defineProperty(large, 'size', { value: 16 * 1024 * 1024 });
    await user.upload(await screen.findByLabelText('Picture file'), large);
    expect((await screen.findByRole('alert')).textContent).toContain('at most 15 MB');
  });

  it('begins with a picture that is dropped, pasted, or taken with the camera', async () => {
    const { user } = visit();
    const place = await screen.findByRole('region', { name: 'Upload a picture' });
    fireEvent.drop(place, { dataTransfer: { files: [file] } });
    expect(await screen.findByText('IMG_1.jpg')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.paste(document.body, { clipboardData: { files: [file] } });
    expect(await screen.findByText('IMG_1.jpg')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const camera = screen.getByLabelText('Camera');
    expect(camera.getAttribute('capture')).toBe('environment');
    await user.upload(camera, file);
    expect(await screen.findByText('IMG_1.jpg')).toBeTruthy();
  });
});

describe('a picture', () => {
  it('gets another text and another focal point by the arrow keys', async () => {
    const { user, sent } = visit({ 'PUT /api/admin/pictures/1': wall });
    await user.click(await open('A limestone wall'));
    await user.clear(await altField());
    await user.type(await altField(), 'A wall');
    screen.getByRole('button', { name: /^Focal point/ }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    expect(screen.getByText(/54 % from the left, 48 % from the top/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Picture saved'));
    expect(sent('PUT')[0]?.body).toEqual({ alt: 'A wall', focalX: 54, focalY: 48 });
  });

  it('is removed only after a confirmation, and typed text stays when it is declined', async () => {
    const { user, sent } = visit();
    await user.click(await open('The river'));
    await user.type(await altField(), ' in spring');
    await user.click(screen.getByRole('button', { name: 'Remove…' }));
    const question = screen.getByRole('group', { name: /Remove this picture for good\?/ });
    expect(document.activeElement).toBe(question);
    await user.click(screen.getByRole('button', { name: 'Keep the picture' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove…' }));
    expect((await altField()).getAttribute('value')).toBe('The river in spring');
    expect(sent('DELETE')).toEqual([]);
  });

  it('is removed, and the focus goes to the heading', async () => {
    const { user, answers } = visit({ 'DELETE /api/admin/pictures/2': {} });
    await user.click(await open('The river'));
    answers[list] = [wall];
    await user.click(screen.getByRole('button', { name: 'Remove…' }));
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pictures' }));
  });

  it('that only earlier versions use is removed after a second confirmation', async () => {
    const records = [{ kind: 'news', id: 'flood', title: 'After the Flood', isEarlier: true }];
    const { user, answers, sent } = visit({
      'DELETE /api/admin/pictures/2': ({ path }: FakeCall) =>
        path.endsWith('?earlierVersions=true')
          ? new Response(null, { status: 204 })
          : problem(409, { detail: 'In use', records }),
    });
    await user.click(await open('The river'));
    await user.click(screen.getByRole('button', { name: 'Remove…' }));
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
    answers[list] = [wall];
    await user.click(
      await screen.findByRole('button', { name: 'Remove it from earlier versions, too' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('DELETE')).toHaveLength(2);
  });

  it('that records use is not removed, and the records are named', async () => {
    const message = 'This picture is in use.';
    const records = [
      { kind: 'businesses', id: 'pies', title: 'Pie Stand', isEarlier: false },
      { kind: 'news', id: 'flood', title: 'After the Flood', isEarlier: true },
      { kind: 'unheard-of', id: 'x', title: 'Odd', isEarlier: false },
      'no record',
    ];
    const answer = () => problem(409, { detail: message, message, records });
    const { user } = visit({ 'DELETE /api/admin/pictures/2': answer });
    await user.click(await open('The river'));
    await user.click(screen.getByRole('button', { name: 'Remove…' }));
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
    await waitFor(() => expect(shownToast()?.description).toBe(message));
    const uses = within(screen.getByRole('dialog')).getByRole('list', { name: 'In use by' });
    expect(
      within(uses)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'The business Pie Stand',
      'An earlier version of the article After the Flood',
      'Odd',
    ]);
    const links = within(uses).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/content/businesses/pies',
      '/admin/content/news/flood/history',
    ]);
  });
});
