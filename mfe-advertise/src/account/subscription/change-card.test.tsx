import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aSubscription,
  problem,
  shownToast,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { fakeProvider, typeCard } from '../../testing/fake-provider';

const path = '/account/subscription';
const withSubscription = () => ({
  'GET /api/owner/subscription': { subscription: aSubscription(), others: [] },
});
const call = 'POST /api/owner/subscription/card';
const declined = { message: 'The card was declined. Please use another card.' };
const press = (name: string) => screen.findByRole('button', { name });

beforeAll(() => Promise.all([import('./subscription-page'), import('./card-form')]));
beforeEach(startAccount);

/** A visit with the form open; the provider accepts the card. */
async function openCardForm() {
  fakeProvider({
    setup: () => Promise.resolve({ setupIntent: { id: 'seti_1', status: 'succeeded' } }),
  });
  const visit = visitAccount(path, {
    ...withSubscription(),
    [call]: { clientSecret: 'seti_1_secret_1' },
  });
  await visit.user.click(await press('Use another card'));
  await screen.findByText('The card fields');
  return visit;
}

describe('a new card', () => {
  it('is confirmed by the provider and then used', async () => {
    fakeProvider({
      setup: () => Promise.resolve({ setupIntent: { id: 'seti_1', status: 'succeeded' } }),
    });
    const { user, sent } = visitAccount(path, {
      ...withSubscription(),
      'POST /api/owner/subscription/card': { clientSecret: 'seti_1_secret_1' },
    });
    await user.click(await press('Use another card'));
    const dialog = await screen.findByRole('dialog', { name: 'Use another card' });
    await within(dialog).findByText('The card fields');
    await user.click(within(dialog).getByRole('button', { name: 'Use this card' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Your new card is in use'));
    expect(sent('POST').map(({ body }) => body)).toEqual([{}, { setupIntentId: 'seti_1' }]);
  });

  it('that has paid a failed renewal is confirmed with the amount', async () => {
    fakeProvider({
      setup: () => Promise.resolve({ setupIntent: { id: 'seti_1', status: 'succeeded' } }),
    });
    const { user, answers } = visitAccount(path, {
      ...withSubscription(),
      [call]: { clientSecret: 'seti_1_secret_1', dueNowCents: 4_900 },
    });
    await user.click(await press('Use another card'));
    const pay = await press('Pay $49 with this card');
    answers[call] = { clientSecret: null, paidCents: 4_900 };
    await user.click(pay);
    await waitFor(() =>
      expect(shownToast()?.title).toBe('Your new card is in use, and $49 is paid'),
    );
  });

  it('that is refused shows the error at the card fields', async () => {
    fakeProvider({
      setup: () => Promise.resolve({ error: { type: 'card_error', message: 'Card declined' } }),
    });
    const { user, sent } = visitAccount(path, {
      ...withSubscription(),
      'POST /api/owner/subscription/card': { clientSecret: 'seti_1_secret_1' },
    });
    await user.click(await press('Use another card'));
    await screen.findByText('The card fields');
    await user.click(await press('Use this card'));
    expect(await screen.findByText('Card declined')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Card' }));
    expect(sent('POST')).toHaveLength(1);
  });

  it('leads to the form for a sign-in link when the session has ended', async () => {
    const { user, answers } = visitAccount(path, {
      ...withSubscription(),
      'POST /api/owner/subscription/card': problem(401),
    });
    const another = await press('Use another card');
    answers['GET /api/owner/session'] = problem(401);
    await user.click(another);
    expect(await press('Send me a sign-in link')).toBeTruthy();
  });

  it('can be sent again after a lost response, even if the provider has confirmed it already', async () => {
    let confirmed: object = { setupIntent: { id: 'seti_1', status: 'succeeded' } };
    fakeProvider({ setup: () => Promise.resolve(confirmed) });
    const { user, sent, answers } = visitAccount(path, {
      ...withSubscription(),
      [call]: { clientSecret: 'seti_1_secret_1' },
    });
    await user.click(await press('Use another card'));
    const dialog = await screen.findByRole('dialog', { name: 'Use another card' });
    await within(dialog).findByText('The card fields');
    answers[call] = () => {
      throw new TypeError('Failed to fetch');
    };
    await user.click(await press('Use this card'));
    await waitFor(() => expect(shownToast()?.title).toBe('No answer: it may be done or not'));
    answers[call] = { clientSecret: null };
    const message = 'You cannot confirm this SetupIntent because it has already succeeded.';
    const { setupIntent } = Object(confirmed);
    confirmed = { error: { type: 'invalid_request_error', message, setup_intent: setupIntent } };
    await user.click(await press('Use this card'));
    await waitFor(() => expect(shownToast()?.title).toBe('Your new card is in use'));
    expect(screen.queryByText(message)).toBeNull();
    expect(sent('POST').at(-1)?.body).toEqual({ setupIntentId: 'seti_1' });
  });

  it('that could not pay is replaced in an empty form, which says why', async () => {
    const confirmations = [
      { setupIntent: { id: 'seti_1', status: 'succeeded' } },
      { setupIntent: { id: 'seti_2', status: 'succeeded' } },
    ];
    fakeProvider({ setup: () => Promise.resolve(confirmations.shift()) });
    const secrets = ['seti_1_secret_1', 'seti_2_secret_2'];
    const begin = () => Response.json({ clientSecret: secrets.shift() });
    const { user, sent, answers } = visitAccount(path, { ...withSubscription(), [call]: begin });
    await user.click(await press('Use another card'));
    await screen.findByText('The card fields');
    answers[call] = () => {
      answers[call] = begin;
      return Response.json(declined, { status: 402 });
    };
    await user.click(await press('Use this card'));
    const dialog = screen.getByRole('dialog', { name: 'Use another card' });
    expect(await within(dialog).findByText('Your new card could not pay')).toBeTruthy();
    await within(dialog).findByText('The card fields');
    expect(document.activeElement?.textContent).toContain(declined.message);
    // The dialog says it; a toast would say it twice.
    expect(shownToast()).toBeNull();
    answers[call] = { clientSecret: null };
    await user.click(await press('Use this card'));
    await waitFor(() => expect(shownToast()?.title).toBe('Your new card is in use'));
    const sentIntents = sent('POST').map(({ body }) => body);
    expect(sentIntents).toEqual([{}, { setupIntentId: 'seti_1' }, {}, { setupIntentId: 'seti_2' }]);
  });

  it('whose bank wants the payment confirmed leads to the page for that, or to an empty form', async () => {
    const { user, answers } = await openCardForm();
    const confirmAt = 'https://pay.example/in_2';
    answers[call] = problem(402, { confirmAt });
    await user.click(await press('Use this card'));
    const dialog = screen.getByRole('dialog', { name: 'Use another card' });
    const confirm = await within(dialog).findByRole('link', { name: 'Confirm the payment' });
    expect(confirm.getAttribute('href')).toBe(confirmAt);
    expect(document.activeElement?.textContent).toContain('Your bank wants you to confirm');
    expect(screen.queryByText('The card fields')).toBeNull();
    expect(shownToast()).toBeNull();
    answers[call] = { clientSecret: 'seti_2_secret_2' };
    await user.click(within(dialog).getByRole('button', { name: 'Use another card' }));
    await screen.findByText('The card fields');
    expect(screen.queryByRole('link', { name: 'Confirm the payment' })).toBeNull();
  });

  it('that could not pay is still named when the next form opens only at the second try', async () => {
    const { user, answers } = await openCardForm();
    answers[call] = () => {
      answers[call] = problem(500);
      return Response.json(declined, { status: 402 });
    };
    await user.click(await press('Use this card'));
    const again = await press('Try again');
    answers[call] = { clientSecret: 'seti_2_secret_2' };
    await user.click(again);
    await screen.findByText('The card fields');
    expect(screen.getByText(declined.message)).toBeTruthy();
  });

  it('is not taken for the one that was sent before, whose response was lost', async () => {
    const first = { id: 'seti_1', status: 'succeeded' };
    const second = { id: 'seti_2', status: 'succeeded' };
    const taken = { error: { type: 'invalid_request_error', message: 'x', setup_intent: first } };
    const confirmations = [{ setupIntent: first }, taken, { setupIntent: second }];
    fakeProvider({ setup: () => Promise.resolve(confirmations.shift()) });
    const { user, sent, answers } = visitAccount(path, {
      ...withSubscription(),
      [call]: { clientSecret: 'seti_1_secret_1' },
    });
    await user.click(await press('Use another card'));
    await screen.findByText('The card fields');
    answers[call] = () => {
      throw new TypeError('Failed to fetch');
    };
    await user.click(await press('Use this card'));
    await waitFor(() => expect(shownToast()?.title).toBe('No answer: it may be done or not'));
    act(typeCard);
    answers[call] = { clientSecret: 'seti_2_secret_2' };
    await user.click(await press('Use this card'));
    await screen.findByText('Please enter the card once more');
    await screen.findByText('The card fields');
    answers[call] = { clientSecret: null };
    await user.click(await press('Use this card'));
    await waitFor(() => expect(shownToast()?.title).toBe('Your new card is in use'));
    const sentIntents = sent('POST').map(({ body }) => body);
    expect(sentIntents).toEqual([{}, { setupIntentId: 'seti_1' }, {}, { setupIntentId: 'seti_2' }]);
  });

  it.each([
    [0, 'Nothing is charged now.', 'Use this card'],
    [4_410, 'The failed payment of $44.10 is charged at once.', 'Pay $44.10 with this card'],
    [
      undefined,
      'Nothing is charged now, except a payment that has failed before.',
      'Use this card',
    ],
  ])('says before it is used that %s cents are charged', async (dueNowCents, charge, action) => {
    fakeProvider({});
    const { user } = visitAccount(path, {
      ...withSubscription(),
      'POST /api/owner/subscription/card': { clientSecret: 'seti_1_secret_1', dueNowCents },
    });
    await user.click(await press('Use another card'));
    expect(await screen.findByText(charge)).toBeTruthy();
    expect(await press(action)).toBeTruthy();
  });

  it('is used after a return from the bank, and is removed from the address', async () => {
    const { sent, address } = visitAccount(
      `${path}?subscription=sub_1&setup_intent=seti_2&redirect_status=succeeded`,
      { ...withSubscription(), 'POST /api/owner/subscription/card': { clientSecret: null } },
    );
    await waitFor(() => expect(shownToast()?.title).toBe('Your new card is in use'));
    expect(sent('POST').map(({ body }) => body)).toEqual([{ setupIntentId: 'seti_2' }]);
    expect(address()).toBe(path);
  });

  it('is used at once after a return from the bank, whatever else has not arrived', async () => {
    let isOpening: boolean | undefined;
    visitAccount(`${path}?subscription=sub_1&setup_intent=seti_2&redirect_status=succeeded`, {
      ...withSubscription(),
      'GET /api/owner/invoices': () => new Promise<Response>(() => {}),
      'POST /api/owner/subscription/card'() {
        isOpening = screen.queryByText('Opening your account...') !== null;
        return Response.json({ clientSecret: null });
      },
    });
    await waitFor(() => expect(isOpening).toBe(true));
  });
});
