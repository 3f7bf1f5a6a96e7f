import { fireEvent, screen, waitFor } from '@testing-library/react';
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
  it('does not publish a notice for ever', async () => {
    const { user, sent } = visit();
    await user.selectOptions(await screen.findByLabelText('Level'), 'warning');
    await user.type(screen.getByLabelText('Text'), 'The water is off.');
    const end = screen.getByLabelText(/^Shown until/);
    typeHalf(end);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(
      await screen.findByRole('link', { name: 'Please enter a valid date and time' }),
    ).toBeTruthy();
    expect(document.activeElement).toBe(end);
    expect(sent('POST')).toEqual([]);
  });

  it('is taken back when the input is emptied', async () => {
    const { user, sent } = visit();
    await user.selectOptions(await screen.findByLabelText('Level'), 'warning');
    await user.type(screen.getByLabelText('Text'), 'The water is off.');
    const end = screen.getByLabelText(/^Shown until/);
    typeHalf(end);
    Reflect.deleteProperty(end, 'validity');
    fireEvent.blur(end);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Published'));
    expect(sent('POST')[0]?.body).toMatchObject({ text: 'The water is off.', endsAt: null });
  });
});
