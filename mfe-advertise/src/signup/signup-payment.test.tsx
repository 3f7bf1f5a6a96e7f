import { act, screen, waitFor, within } from '@testing-library/react';
import { termsVersion } from '@town/contracts/plans/plan-terms';
import { refused } from '@town/slice-kit/testing/network';
import { sentTo, startAfresh, toast, visit, willing } from '../testing/advertise-visit';
import { paidIntent, typeCard } from '../testing/fake-provider';
import { apply, fillIn, pay } from '../testing/sign-up';

startAfresh();

describe('paying for an application', () => {
  it("sends the application once, after the payment and with the payment's id", async () => {
    const { user, sent } = visit({ confirm: () => Promise.resolve(paidIntent) });
    const dialog = await apply(user);
    expect(sentTo(sent, '/api/advertisers')).toEqual([]);
    expect(sentTo(sent, '/api/create-payment-intent')[0]?.body).toEqual({
      consentVersion: termsVersion,
      amount: 49,
      planType: 'Monthly Listing',
      customerEmail: '',
      customerName: '',
    });
    await within(dialog).findByText('The card fields');
    await user.click(within(dialog).getByRole('button', { name: 'Pay $49 - Monthly Listing' }));
    expect(await screen.findByRole('dialog', { name: 'Payment Successful' })).toBeTruthy();
    const [application, ...more] = sentTo(sent, '/api/advertisers');
    expect(more).toEqual([]);
    expect(application?.key).toBeTruthy();
    expect(application?.body).toMatchObject({
      firstName: 'Ada',
      paymentIntentId: 'pi_paid',
      monthlyBudget: '$49/month',
      advertisingGoals: '["increase_visibility","attract_customers"]',
      interestedCategories: '["dining"]',
      isLocalBusiness: true,
      yearsInBusiness: 1,
    });
    expect(sentTo(sent, '/api/payment-success')[0]?.body).toEqual({
      paymentIntentId: 'pi_paid',
      customerEmail: 'ada@example.com',
      customerName: 'Ada Pies',
      planType: 'Monthly Listing',
      amount: 49,
    });
  });

  it('thanks the visitor after the payment, and deletes the draft', async () => {
    const { user } = visit({ confirm: () => Promise.resolve(paidIntent) });
    await pay(user);
    const secured = await screen.findByRole('dialog', { name: 'Payment Successful' });
    expect(secured.textContent).toContain('Redirecting automatically...');
    expect(secured.textContent).toContain('$49');
    await user.click(within(secured).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'your account' })[0]?.getAttribute('href')).toBe(
      '/account',
    );
    expect(screen.queryByRole('form', { name: 'Advertiser sign-up' })).toBeNull();
    expect(sessionStorage.length + localStorage.length).toBe(0);
  });

  it('goes back to the form, with nothing sent, when the dialog is closed', async () => {
    const { user, sent } = visit();
    const dialog = await apply(user);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada');
    expect(localStorage.length).toBe(0);
    expect(sentTo(sent, '/api/advertisers')).toEqual([]);
  });

  it('shows an error when a payment cannot be set up', async () => {
    const { user } = visit({}, { '/api/create-payment-intent': refused(503) });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Error',
        description: 'Failed to initialize payment. Please try again.',
      }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the current price if the page has an outdated one, and charges nothing until it is chosen again', async () => {
    const older = refused(
      400,
      JSON.stringify({
        ...{ type: 'about:blank', title: 'Bad Request', status: 400, detail: 'No', message: 'No' },
        errors: [{ path: 'amount', message: 'Not the price' }],
      }),
    );
    const { user, sent, api } = visit(
      {},
      {
        ...willing,
        '/api/create-payment-intent': older,
        '/api/prices': { monthly: 5_950, annual: 49_500 },
      },
    );
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'The price has changed',
        description: 'It is $59.50/month now. Nothing was charged.',
      }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText(/\$59\.50/).length).toBeGreaterThan(2);
    expect(screen.queryByText(/\$49\b/)).toBeNull();
    api['/api/create-payment-intent'] = willing['/api/create-payment-intent'];
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Complete Your Purchase' });
    await within(dialog).findByRole('button', { name: 'Pay $59.50 - Monthly Listing' });
    expect(within(dialog).getByText(/By itself for \$59\.50/)).toBeTruthy();
    const amounts = sentTo(sent, '/api/create-payment-intent').map(({ body }) => body['amount']);
    expect(amounts).toEqual([49, 59.5]);
  });

  it("shows the provider's message when a card is refused, and lets the visitor try another one", async () => {
    const error = { message: 'Your card was declined.', code: 'card_declined' };
    const { user, sent } = visit({ confirm: () => Promise.resolve({ error }) });
    await pay(user);
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Payment Failed', description: error.message }),
    );
    expect(screen.getByRole('button', { name: 'Pay $49 - Monthly Listing' })).toBeTruthy();
    expect(sentTo(sent, '/api/payment-success')).toEqual([]);
    const card = screen.getByRole('group', { name: 'Card', description: error.message });
    expect(document.activeElement).toBe(card);
    expect(within(card).getByRole('alert').textContent).toBe(error.message);
    expect(localStorage.length).toBe(0);
  });

  it('removes the message about one card when the next one is sent', async () => {
    let answer: Promise<unknown> = Promise.resolve({ error: { message: 'Card declined.' } });
    const { user } = visit({ confirm: () => answer });
    await pay(user);
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Payment Failed' }));
    answer = new Promise(() => {});
    await user.click(screen.getByRole('button', { name: 'Pay $49 - Monthly Listing' }));
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeTruthy();
    expect(toast()).toBeNull();
  });

  it('does not repeat errors that the provider shows at its own fields', async () => {
    const error = { type: 'validation_error', message: 'Your card number is incomplete.' };
    const { user } = visit({ confirm: () => Promise.resolve({ error }) });
    await pay(user);
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Payment Failed', description: error.message }),
    );
    const card = screen.getByRole('group', { name: 'Card' });
    expect(within(card).queryByText(error.message)).toBeNull();
  });

  it('marks a wrong email at its field until it is corrected', async () => {
    const { user, confirmed } = visit();
    const dialog = await apply(user);
    const email = await within(dialog).findByLabelText('Email');
    await user.clear(email);
    await user.type(email, 'ada@');
    await user.click(within(dialog).getByRole('button', { name: /^Pay/ }));
    expect(document.activeElement).toBe(email);
    expect(within(dialog).getByRole('alert').textContent).toBe(
      'Please enter a valid email address',
    );
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await user.type(email, 'example');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await user.type(email, '.com');
    expect(email.getAttribute('aria-invalid')).toBe('false');
    expect(confirmed).toEqual([]);
  });

  it('stores nothing in the browser before the payment is sent, and only the necessary data after it', async () => {
    let answer: (result: unknown) => void = () => {};
    const { user } = visit({ confirm: () => new Promise((resolve) => (answer = resolve)) });
    const dialog = await apply(user);
    expect(localStorage.length).toBe(0);
    await within(dialog).findByText('The card fields');
    await user.click(within(dialog).getByRole('button', { name: 'Pay $49 - Monthly Listing' }));
    const { value } = JSON.parse(localStorage.getItem('kept:purchase') ?? '{}');
    expect(Object.keys(value).sort()).toEqual([
      'amount',
      'application',
      'clientSecret',
      'customerEmail',
      'customerName',
      'key',
      'plan',
      'startedAt',
    ]);
    answer(paidIntent);
    await screen.findByRole('dialog', { name: 'Payment Successful' });
    expect(localStorage.length).toBe(0);
  });

  it('accepts an earlier payment that a refusal reports', async () => {
    const error = { message: 'Already paid', payment_intent: paidIntent.paymentIntent };
    const { user, sent } = visit({ confirm: () => Promise.resolve({ error }) });
    await pay(user);
    await screen.findByRole('dialog', { name: 'Payment Successful' });
    expect(sentTo(sent, '/api/advertisers')).toHaveLength(1);
  });

  describe('when the response of the payment is lost', () => {
    const lost = { error: { type: 'api_connection_error', message: 'No connection' } };
    const incomplete = { error: { type: 'validation_error', message: 'Incomplete' } };

    it.each([
      ['at once', []],
      ['after fields that were not sent', [incomplete]],
    ])('checks the payment when the dialog is closed %s', async (_, later) => {
      const answers: object[] = [lost, ...later];
      const { user } = visit({
        confirm: () => Promise.resolve(answers.shift()),
        retrieve: () => Promise.resolve(paidIntent),
      });
      await pay(user);
      const dialog = screen.getByRole('dialog', { name: 'Complete Your Purchase' });
      for (const { error } of later) {
        await user.click(await within(dialog).findByRole('button', { name: /^Pay/ }));
        await waitFor(() => expect(toast()).toMatchObject({ description: error.message }));
      }
      await within(dialog).findByRole('button', { name: /^Pay/ });
      await user.click(within(dialog).getByRole('button', { name: 'Close' }));
      expect(await screen.findByRole('dialog', { name: 'Payment Successful' })).toBeTruthy();
    });

    it('says which card was charged if another one has been typed since', async () => {
      const earlier = { error: { message: 'Paid', payment_intent: paidIntent.paymentIntent } };
      const answers: object[] = [lost, earlier];
      const { user } = visit({ confirm: () => Promise.resolve(answers.shift()) });
      await pay(user);
      act(typeCard);
      await user.click(await screen.findByRole('button', { name: /^Pay/ }));
      await screen.findByRole('dialog', { name: 'Payment Successful' });
      expect(toast()).toMatchObject({
        title: 'Payment Successful!',
        description: 'Your first try went through: the card of that try was charged, once.',
      });
    });
  });

  it('requires the e-mail address before the payment', async () => {
    const { user, confirmed } = visit();
    const dialog = await apply(user);
    await user.clear(await within(dialog).findByLabelText('Email'));
    await user.click(within(dialog).getByRole('button', { name: /^Pay/ }));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Error',
        description: 'Please fill in all required fields.',
      }),
    );
    expect(confirmed).toEqual([]);
  });

  it('lets the application be sent again without paying again', async () => {
    const { user, sent, api } = visit(
      { confirm: () => Promise.resolve(paidIntent) },
      { ...willing, '/api/advertisers': refused(503) },
    );
    await pay(user);
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Submission Error' }));
    api['/api/advertisers'] = { id: '1' };
    await user.click(await screen.findByRole('button', { name: 'Send application again' }));
    const calls = () => sentTo(sent, '/api/advertisers');
    await waitFor(() => expect(calls()).toHaveLength(2));
    expect(calls()[1]).toEqual(calls()[0]);
    expect(sentTo(sent, '/api/create-payment-intent')).toHaveLength(1);
    expect(await screen.findByRole('dialog', { name: 'Payment Successful' })).toBeTruthy();
  });
});
