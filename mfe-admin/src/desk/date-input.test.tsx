import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aRecord, shownToast, startDesk, visitDesk } from './testing/fake-desk';
import { typeHalf } from './testing/type-half';

const calls = '/api/admin/notices';

const notice = aRecord({ level: 'warning', text: 'The water is off.' });

const visit = () =>
  visitDesk('/admin/content/notices/new', {
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    [`POST ${calls}`]: () => Response.json(notice, { status: 201 }),
    [`GET ${calls}/${notice.id}`]: notice,
  });

beforeAll(() => Promise.all([import('./desk-layout'), import('./editor/editor-page')]));
beforeEach(startDesk);

describe('a date that is typed only in part', () => {
  /** Types a notice whose end has no time. */
  async function typeNotice() {
    const visited = visit();
    await visited.user.selectOptions(await screen.findByLabelText('Level'), 'warning');
    await visited.user.type(screen.getByLabelText('Text'), 'The water is off.');
    typeHalf(end());
    return visited;
  }

  it('does not publish a notice for ever', async () => {
    const { user, sent } = await typeNotice();
    await user.click(publish());
    expect(
      await screen.findByRole('link', { name: 'Please enter a valid date and time' }),
    ).toBeTruthy();
    expect(document.activeElement).toBe(end());
    expect(sent('POST')).toEqual([]);
  });

  it('is taken back when the input is emptied', async () => {
    const { user, sent } = await typeNotice();
    Reflect.deleteProperty(end(), 'validity');
    fireEvent.blur(end());
    await user.click(publish());
    await waitFor(() => expect(shownToast()?.title).toBe('Published'));
    expect(sent('POST')[0]?.body).toMatchObject({ text: 'The water is off.', endsAt: null });
  });

  it('leaves the input when the typed text is discarded', async () => {
    await typeNotice();
    cleanup();
    const { user } = visit();
    typeHalf(await screen.findByLabelText(/^Shown until/));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(end().validity.badInput).toBe(false));
  });

  it('is asked for again after a reload, which has emptied the input', async () => {
    await typeNotice();
    cleanup();
    const { user, sent } = visit();
    expect(await screen.findByText(lost)).toBeTruthy();
    await user.click(publish());
    await waitFor(() => expect(document.activeElement).toBe(end()));
    // To another window and back.
    await user.keyboard('{Alt>}{Tab}{/Alt}');
    await user.click(publish());
    await waitFor(() => expect(document.activeElement).toBe(end()));
    expect(sent('POST')).toEqual([]);
    await user.keyboard('{Delete}');
    await user.click(publish());
    await waitFor(() => expect(shownToast()?.title).toBe('Published'));
    expect(sent('POST')[0]?.body).toMatchObject({ endsAt: null });
    expect(screen.queryByText(lost)).toBeNull();
  });
});

const lost = /^Only a part of it was typed, and is lost/;
const end = () => screen.getByLabelText<HTMLInputElement>(/^Shown until/);
const publish = () => screen.getByRole('button', { name: 'Publish' });
