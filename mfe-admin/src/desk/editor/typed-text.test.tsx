import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  type FakeAnswer,
  problem,
  shownToast,
  signIn,
  startDesk,
  visitDesk,
} from '../testing/fake-desk';
import {
  button,
  call,
  path,
  phone,
  pies,
  session,
  typeAndLeave,
  visit,
} from '../testing/pie-stand';

/** Opens the page of a new business on a network that loses requests. */
const visitNew = () =>
  visitDesk('/admin/content/businesses/new', {
    [session]: { email: 'ada@example.com', role: 'editor' },
    'POST /api/admin/businesses': () => Promise.reject(new TypeError('offline')),
  });

beforeAll(() => Promise.all([import('../desk-layout'), import('./editor-page')]));
beforeEach(startDesk);

describe('typed text', () => {
  it('is restored with its date after the tab was closed, and can be discarded', async () => {
    await typeAndLeave();
    const { user } = visit();
    expect((await phone()).value).toBe('123');
    expect(screen.getByText(/^Restored what you typed on /)).toBeTruthy();
    await user.click(button('Discard'));
    expect((await phone()).value).toBe('1');
    expect(screen.queryByText(/^Restored/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    cleanup();
    visit();
    expect((await phone()).value).toBe('1');
  });

  it('belongs to the account that typed it', async () => {
    await typeAndLeave();
    signIn('bea@example.com');
    visit();
    expect((await phone()).value).toBe('1');
  });

  it('is removed from the browser once it is saved', async () => {
    const { user } = visit({ [`PUT ${call}`]: { ...pies, phone: '123', version: 5 } });
    await user.type(await phone(), '23');
    await user.click(button('Save draft'));
    await waitFor(() => expect(shownToast()?.title).toBe('Draft saved'));
    expect(Object.keys(localStorage).filter((key) => key.includes('desk:'))).toEqual([]);
  });

  it('stays when the network fails', async () => {
    const { user } = visit({ [`PUT ${call}`]: () => Promise.reject(new TypeError('offline')) });
    await user.type(await phone(), '23');
    await user.click(button('Save draft'));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'No answer: it may be saved or not',
        description: 'What you typed is still here. It does no harm to save it again.',
      }),
    );
    expect((await phone()).value).toBe('123');
  });

  it('that was saved although the response was lost is not a conflict', async () => {
    const saved = { ...pies, phone: '123', version: 5 };
    const { user } = visit({ [`PUT ${call}`]: () => problem(412, { current: saved }) });
    await user.type(await phone(), '23');
    await user.click(button('Save draft'));
    await waitFor(() => expect(shownToast()?.title).toBe('Draft saved'));
    expect(screen.queryByRole('form', { name: 'Two versions' })).toBeNull();
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('is saved over an earlier save of it whose response was lost', async () => {
    const lost = { ...pies, phone: '12', version: 5 };
    const saved = { ...pies, phone: '123', version: 6 };
    const { user, sent, answers } = visit({
      [`PUT ${call}`]: () => Promise.reject(new TypeError('offline')),
    });
    await user.type(await phone(), '2');
    await user.click(button('Save draft'));
    await waitFor(() => expect(shownToast()?.title).toMatch(/^No answer/));
    answers[`PUT ${call}`] = ({ headers }) =>
      headers.get('if-match')?.includes('5')
        ? Response.json(saved)
        : problem(412, { current: lost });
    await user.type(await phone(), '3');
    await user.click(button('Save draft'));
    await waitFor(() => expect(shownToast()?.title).toBe('Draft saved'));
    expect(sent('PUT').at(-1)?.body).toMatchObject({ phone: '123' });
    expect(screen.queryByRole('form', { name: 'Two versions' })).toBeNull();
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('is saved over several earlier saves whose responses were lost', async () => {
    const put = `PUT ${call}`;
    const offline = () => Promise.reject(new TypeError('offline'));
    const { user, sent, answers } = visit({ [put]: offline });
    const refused = (phoneNow: string, version: number) =>
      problem(412, { current: { ...pies, phone: phoneNow, version } });
    await user.type(await phone(), '2');
    await user.click(button('Save draft'));
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    answers[put] = ({ headers }) =>
      headers.get('if-match')?.includes('5') ? offline() : refused('12', 5);
    await user.type(await phone(), '3');
    await user.click(button('Save draft'));
    await waitFor(() => expect(sent('PUT')).toHaveLength(3));
    answers[put] = ({ headers }) =>
      headers.get('if-match')?.includes('6')
        ? Response.json({ ...pies, phone: '1234', version: 7 })
        : refused('123', 6);
    await user.type(await phone(), '4');
    await user.click(button('Save draft'));
    await waitFor(() => expect(shownToast()?.title).toBe('Draft saved'));
    expect(screen.queryByRole('form', { name: 'Two versions' })).toBeNull();
  });

  it('of a new record creates one record, even when it is sent twice', async () => {
    const created = 'POST /api/admin/businesses';
    const { user, sent, answers } = visitDesk('/admin/content/businesses/new', {
      [session]: { email: 'ada@example.com', role: 'editor' },
      [created]: () => Promise.reject(new TypeError('offline')),
    });
    await user.type(await screen.findByLabelText('Business name'), 'Book Nook');
    await user.click(button('Save draft'));
    await waitFor(() => expect(shownToast()?.title).toMatch(/^No answer/));
    answers[created] = { ...pies, state: 'draft', publishedVersion: null };
    await user.click(button('Save draft'));
    await waitFor(() => expect(shownToast()?.title).toBe('Draft saved'));
    const keys = sent('POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
  });

  it('of a new record creates one record, even when the page is reloaded after a lost response', async () => {
    const keysOf = (sent: ReturnType<typeof visitDesk>['sent']) =>
      sent('POST').map(({ headers }) => headers.get('idempotency-key'));
    const first = visitNew();
    await first.user.type(await screen.findByLabelText('Business name'), 'Book Nook');
    await first.user.click(button('Save draft'));
    await waitFor(() => expect(shownToast()?.title).toMatch(/^No answer/));
    cleanup();
    const second = visitNew();
    await second.user.click(await screen.findByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(keysOf(second.sent)).toEqual(keysOf(first.sent)));
    // A discarded text gives up its record id, so the next text creates another record.
    await second.user.click(button('Discard'));
    await second.user.type(screen.getByLabelText('Business name'), 'Toy Store');
    await second.user.click(button('Save draft'));
    await waitFor(() => expect(keysOf(second.sent)).toHaveLength(2));
    expect(new Set(keysOf(second.sent)).size).toBe(2);
  });

  it('that was typed during a save is not replaced by the saved text', async () => {
    let answer = (_: Response) => {};
    const { user } = visit({
      [`PUT ${call}`]: () => new Promise<Response>((done) => (answer = done)),
    });
    await user.type(await phone(), '2');
    await user.click(button('Save draft'));
    await user.type(await phone(), '3');
    answer(Response.json({ ...pies, phone: '12', version: 5 }));
    await waitFor(() => expect(shownToast()?.title).toBe('Draft saved'));
    expect((await phone()).value).toBe('123');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
  });

  it('stays behind the sign-in dialog when the session has expired', async () => {
    let accepted = 'Bearer token-of-ada@example.com';
    const asStaff =
      (answer: object): FakeAnswer =>
      ({ headers }) =>
        headers.get('authorization') === accepted ? Response.json(answer) : problem(401);
    const { user, answers, sent } = visit({
      [`GET ${call}`]: asStaff(pies),
      [session]: asStaff({ email: 'ada@example.com', role: 'editor' }),
      [`PUT ${call}`]: () => problem(401),
      'POST /api/admin/login': { token: 'new', username: 'ada@example.com', message: 'ok' },
    });
    await user.type(await phone(), '23');
    accepted = 'Bearer new';
    await user.click(button('Save draft'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
    expect(document.activeElement).toBe(dialog.getByLabelText('Password'));
    await user.type(dialog.getByLabelText('Password'), 'correct horse');
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await phone()).value).toBe('123');
    answers[`PUT ${call}`] = { ...pies, phone: '123', version: 5 };
    await waitFor(() =>
      expect(sent('GET').filter(({ path }) => path === '/api/admin/session')).toHaveLength(2),
    );
    await user.click(button('Save draft'));
    await waitFor(() => expect(shownToast()?.title).toBe('Draft saved'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('PUT').at(-1)?.headers.get('authorization')).toBe('Bearer new');
  });

  it('causes a confirmation when the page is left by a link', async () => {
    const { user, address } = visit({ 'GET /api/admin/news': [] });
    await user.type(await phone(), '23');
    await user.click(screen.getByRole('link', { name: 'Articles' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(address()).toBe(path);
    await user.click(screen.getByRole('link', { name: 'Articles' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/admin/content/news'));
  });

  it('is removed by signing out, which asks for confirmation first', async () => {
    const { user, address } = visit({ 'POST /api/admin/logout': {} });
    await user.type(await phone(), '23');
    await user.click(button('Sign out'));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Sign out and lose what you typed?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(address()).toBe('/admin/login'));
    expect(localStorage).toHaveLength(0);
  });
});
