import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const session = { email: 'ada@example.com', role: 'editor', idleMinutes: 30 };
const path = '/api/admin/synonyms';
const fishing = {
  id: '00000000-0000-4000-8000-000000000001',
  words: ['angling', 'fishing'],
  version: 3,
};
const swimming = { ...fishing, id: 'two', words: ['bathing', 'swimming'], version: 1 };

const visit = (answers: Record<string, object> = {}) =>
  visitDesk('/admin/search', {
    'GET /api/admin/session': session,
    [`GET ${path}`]: [fishing, swimming, { odd: 1 }],
    'GET /api/admin/missed-searches': [
      { words: 'bait & tackle', count: 12, lastOn: '2027-03-09' },
      { words: 'kayaks', count: 1, lastOn: '2027-02-01' },
    ],
    ...answers,
  });

const dialog = async () => within(await screen.findByRole('dialog'));

beforeAll(() => Promise.all([import('../desk-layout'), import('./search-words-page')]));
beforeEach(startDesk);

describe('the words of the search', () => {
  it('are added from a line of text, and an error is shown at the field', async () => {
    const { user, sent } = visit({ [`POST ${path}`]: fishing });
    await user.click(await screen.findByRole('button', { name: 'New group' }));
    const form = await dialog();
    const field = form.getByLabelText('Words');
    await user.type(field, 'boats');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/two to twelve words of letters/)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(sent('POST')).toEqual([]);
    await user.type(field, ', Canoes kayaks{Enter}');
    await waitFor(() => expect(shownToast()?.title).toBe('Saved: boats, canoes, kayaks'));
    expect(sent('POST')[0]?.body).toEqual({ words: ['boats', 'canoes', 'kayaks'] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show the version that another person has saved meanwhile, and keep the typed text', async () => {
    const group = `PUT ${path}/${fishing.id}`;
    const current = { ...fishing, words: ['angling', 'flyfishing'], version: 4 };
    const { user, sent, answers } = visit({ [group]: () => problem(412, { current }) });
    await user.click(await screen.findByRole('button', { name: 'Change angling, fishing' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Words'), ' trout');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect((await form.findByRole('alert')).textContent).toMatch('“angling, flyfishing”');
    expect(form.getByLabelText('Words')).toHaveProperty('value', 'angling, fishing trout');
    answers[group] = current;
    await user.click(form.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('PUT').map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
    expect(sent('PUT')[1]?.body).toEqual({ words: ['angling', 'fishing', 'trout'] });
  });

  it('can be replaced by the version that another person has saved', async () => {
    const current = { ...fishing, words: ['angling', 'flyfishing'], version: 4 };
    const { user } = visit({ [`PUT ${path}/${fishing.id}`]: () => problem(412, { current }) });
    await user.click(await screen.findByRole('button', { name: 'Change angling, fishing' }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await user.click(await form.findByRole('button', { name: 'Take theirs' }));
    expect(form.getByLabelText('Words')).toHaveProperty('value', 'angling, flyfishing');
    expect(document.activeElement).toBe(form.getByLabelText('Words'));
  });

  it('are removed, keep the focus on the page, and are brought back', async () => {
    const { user, sent, answers } = visit({
      [`DELETE ${path}/two`]: () => new Response(null, { status: 204 }),
      [`POST ${path}`]: swimming,
    });
    const button = await screen.findByRole('button', { name: 'Remove bathing, swimming' });
    answers[`GET ${path}`] = [fishing];
    await user.click(button);
    await waitFor(() => expect(shownToast()?.title).toBe('Removed: bathing, swimming'));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
    );
    shownToast()?.action?.onClick();
    await waitFor(() => expect(sent('POST')[0]?.body).toEqual({ words: ['bathing', 'swimming'] }));
  });
});

describe('searches that found nothing', () => {
  it('have a count and a day, and begin a group with each of their words', async () => {
    const { user } = visit();
    const list = within(await screen.findByRole('list', { name: 'Searches that found nothing' }));
    expect(
      list.getAllByRole('listitem').map((item) => item.querySelector('div')?.textContent),
    ).toEqual([
      'bait & tackle12 times, last on March 9, 2027',
      'kayaksOnce, last on February 1, 2027',
    ]);
    await user.click(list.getByRole('button', { name: 'New group with “tackle”' }));
    expect((await dialog()).getByLabelText('Words')).toHaveProperty('value', 'tackle');
  });

  it('are shown to readers, who change nothing', async () => {
    visit({ 'GET /api/admin/session': { ...session, role: 'reader' } });
    await screen.findByRole('list', { name: 'Searches that found nothing' });
    expect(await screen.findByText('angling, fishing')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /New group|Change|Remove/ })).toBeNull();
  });
});
