import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '@town/contracts/town/date';
import { problem, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const path = '/api/admin/price-changes';
const today = new Date().toISOString().slice(0, 10);
const from = addDays(today, 60);
const change = {
  id: '00000000-0000-4000-8000-000000000001',
  plan: 'monthly',
  cents: 5_950,
  from: '2030-03-01',
  createdAt: '2027-03-09T20:05:00.000Z',
  withdrawnAt: null,
  announced: 12,
  applied: 2,
};

const visit = (answers: Record<string, object> = {}) =>
  visitDesk('/admin/prices', {
    'GET /api/admin/session': { email: 'ada@example.com', role: 'administrator', idleMinutes: 30 },
    [`GET ${path}`]: [change, { ...change, id: 'two', withdrawnAt: '2027-03-10T20:05:00.000Z' }],
    [`GET ${path}/effect`]: { recipients: 12 },
    ...answers,
  });

async function fill(user: ReturnType<typeof visit>['user'], price: string) {
  await user.click(await screen.findByRole('button', { name: 'Announce another price' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('New price in dollars'), price);
  fireEvent.change(dialog.getByLabelText('First day'), { target: { value: from } });
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  return dialog;
}

beforeAll(() => Promise.all([import('../desk-layout'), import('./prices-page')]));
beforeEach(startDesk);

test('the page says what the plans cost now', async () => {
  visit();
  expect(
    await screen.findByText('New buyers pay $49 each month or $495 each year at present.'),
  ).toBeTruthy();
});

describe('a new price', () => {
  it('is announced after the number of e-mails is confirmed', async () => {
    const { user, calls, sent } = visit({ [`POST ${path}`]: change });
    const dialog = await fill(user, '59.50');
    expect(await dialog.findByText('12 owners get an e-mail')).toBeTruthy();
    expect(dialog.getByText('$59.50 each month')).toBeTruthy();
    expect(calls.at(-1)?.path).toBe(`${path}/effect?plan=monthly&cents=5950&from=${from}`);
    expect(sent('POST')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Announce' }));
    await waitFor(() => expect(shownToast()?.title).toBe('The price is announced'));
    expect(sent('POST')[0]?.body).toEqual({ plan: 'monthly', cents: 5_950, from });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be corrected before it is announced', async () => {
    const { user } = visit();
    const dialog = await fill(user, '59.50');
    await user.click(await dialog.findByRole('button', { name: 'Back' }));
    expect(dialog.getByLabelText('New price in dollars')).toHaveProperty('value', '59.50');
    expect(dialog.getByLabelText('First day')).toHaveProperty('value', from);
  });

  it('is refused at the field, both before sending and by the server', async () => {
    const message = 'The price is more than twice the price of today';
    const { user } = visit({
      [`GET ${path}/effect`]: () => problem(400, { errors: [{ path: 'cents', message }] }),
    });
    const dialog = await fill(user, '59.505');
    expect(await dialog.findByText(/in whole cents/)).toBeTruthy();
    const field = dialog.getByLabelText('New price in dollars');
    await user.clear(field);
    await user.type(field, '$590');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText(message)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('says when it was not announced', async () => {
    const message = 'Another price of this plan is still to come';
    const { user } = visit({ [`POST ${path}`]: () => problem(409, { message }) });
    const dialog = await fill(user, '59');
    await user.click(await dialog.findByRole('button', { name: 'Announce' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(message);
  });

  it('is withdrawn after a confirmation that says who is informed', async () => {
    const { user, sent } = visit({ [`DELETE ${path}/${change.id}`]: change });
    const list = within(await screen.findByRole('list', { name: 'Announced prices' }));
    const [coming, withdrawn] = list.getAllByRole('listitem');
    expect(coming?.textContent).toMatch('Comes on March 1, 2030');
    expect(withdrawn?.textContent).toMatch('Withdrawn on Mar 10, 2027');
    await user.click(list.getByRole('button', { name: /^Withdraw/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/10 owners get an e-mail.*2 renew at the new price/)).toBeTruthy();
    expect(sent('DELETE')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(shownToast()?.title).toBe('The price is withdrawn'));
  });

  it('is for administrators', async () => {
    const { calls } = visit({
      'GET /api/admin/session': { email: 'ada@example.com', role: 'editor', idleMinutes: 30 },
    });
    expect(await screen.findByText(/Only administrators see this page/)).toBeTruthy();
    expect(calls.some((call) => call.path.includes('price'))).toBe(false);
  });
});
