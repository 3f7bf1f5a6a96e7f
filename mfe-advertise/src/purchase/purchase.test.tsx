import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { keep, readKept } from '@town/slice-kit/kept';
import { sentTo, startAfresh, toast, visit, willing } from '../testing/advertise-visit';
import { paidIntent, typeCard } from '../testing/fake-provider';

startAfresh();

describe('returning to an unsettled purchase', () => {
  const order = {
    plan: 'annual',
    clientSecret: 'pi_paid_secret_1',
    customerEmail: 'ada@example.com',
    customerName: 'Ada Pies',
    startedAt: 0,
    application: { firstName: 'Ada' },
    key: 'key-1',
  };
  const leave = (change: object = {}, since = Date.now()) =>
    keep('browser', 'purchase', { ...order, ...change }, since);

  it('asks the provider, and sends the application when the payment went through', async () => {
    leave();
    const { sent } = visit({ retrieve: () => Promise.resolve(paidIntent) });
    await screen.findByRole('dialog', { name: 'Payment Successful' });
    expect(sentTo(sent, '/api/advertisers')[0]).toMatchObject({
      key: 'key-1',
      body: { firstName: 'Ada', paymentIntentId: 'pi_paid' },
    });
  });

  it('shows the form again when nothing was paid', async () => {
    leave();
    const intent = { paymentIntent: { id: 'pi_paid', status: 'requires_payment_method' } };
    visit({ retrieve: () => Promise.resolve(intent) });
    expect(await screen.findByRole('form', { name: 'Advertiser sign-up' })).toBeTruthy();
  });

  it('warns against paying twice while the provider cannot be reached', async () => {
    leave();
    let answer: () => Promise<unknown> = () => Promise.reject(new Error('no network'));
    const { user } = visit({ retrieve: () => answer() });
    expect(await screen.findByText(/Please do not pay again/)).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Advertiser sign-up' })).toBeNull();
    answer = () => Promise.resolve(paidIntent);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('dialog', { name: 'Payment Successful' })).toBeTruthy();
  });

  it('sends a paid application by itself', async () => {
    leave({ clientSecret: undefined, paymentIntentId: 'pi_paid' });
    const { sent } = visit();
    await screen.findByRole('dialog', { name: 'Payment Successful' });
    expect(sentTo(sent, '/api/advertisers')).toHaveLength(1);
  });

  it('forgets it after a day', async () => {
    leave({}, Date.now() - 25 * 60 * 60 * 1000);
    visit({ retrieve: () => Promise.resolve(paidIntent) });
    expect(await screen.findByRole('form', { name: 'Advertiser sign-up' })).toBeTruthy();
    expect(localStorage.length).toBe(0);
  });

  it('keeps a purchase that another tab has stored when a payment is closed in this tab', async () => {
    const { user } = visit();
    const buy = await screen.findByRole('button', { name: 'Start Monthly $49/month' });
    leave({ clientSecret: undefined, paymentIntentId: 'pi_paid' });
    await user.click(buy);
    const dialog = await screen.findByRole('dialog', { name: 'Complete Your Purchase' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readKept('browser', 'purchase')).toMatchObject({ paymentIntentId: 'pi_paid' });
  });

  it('greets a visitor who returns from the provider, and removes the payment from the address', async () => {
    visit({}, willing, '/advertise?payment=success');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Payment Successful!',
        description: "Thank you for your purchase! We'll contact you soon to set up your listing.",
      }),
    );
  });

  it('does not report success when the bank has refused the payment', async () => {
    visit({}, willing, '/advertise?payment=success&redirect_status=failed&payment_intent=pi_1');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Payment Failed' }));
  });
});

describe('buying a plan at once', () => {
  it('gives the focus back to its button when the dialog is closed', async () => {
    const { user } = visit();
    const buy = await screen.findByRole('button', { name: 'Start Monthly $49/month' });
    await user.click(buy);
    const dialog = await screen.findByRole('dialog', { name: 'Complete Your Purchase' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(buy));
  });

  it('asks for confirmation before a typed card is discarded', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Start Monthly $49/month' }));
    const dialog = await screen.findByRole('dialog', { name: 'Complete Your Purchase' });
    await within(dialog).findByText('The card fields');
    act(typeCard);
    await user.click(dialog.parentElement ?? dialog);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(within(dialog).getByText('The card fields')).toBeTruthy();
  });

  it('shows the order: plan, price, renewal, end, refund and terms', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Start Monthly $49/month' }));
    const dialog = await screen.findByRole('dialog', { name: 'Complete Your Purchase' });
    const facts = within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'Monthly Listing',
      '$49 now, by card ($49/month)',
      'By itself for $49 on April 10, 2027, and then each month until you cancel',
      'Any time in your account; it then runs to the end of the paid month',
      'None for a month that has begun',
      expect.stringContaining('terms of service'),
    ]);
  });

  it('opens the payment for that plan, and posts only the payment', async () => {
    const { user, sent } = visit({ confirm: () => Promise.resolve(paidIntent) });
    await user.click(await screen.findByRole('button', { name: 'Save with Annual $495/year' }));
    const dialog = await screen.findByRole('dialog', { name: 'Complete Your Purchase' });
    await user.type(await within(dialog).findByLabelText('Email'), 'ada@example.com');
    await within(dialog).findByText('The card fields');
    await user.click(within(dialog).getByRole('button', { name: 'Pay $495 - Annual Listing' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Payment Successful!' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const bought = await screen.findByText('A receipt is on its way to your inbox.', {
      exact: false,
    });
    await waitFor(() => expect(document.activeElement?.contains(bought)).toBe(true));
    expect(sentTo(sent, '/api/payment-success')[0]?.body).toMatchObject({
      paymentIntentId: 'pi_paid',
      customerEmail: 'ada@example.com',
      planType: 'Annual Listing',
      amount: 495,
    });
    expect(sentTo(sent, '/api/advertisers')).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  describe('is confirmed', () => {
    const buy = { name: 'Start Monthly $49/month' };
    async function pay() {
      const { user } = visit({ confirm: () => Promise.resolve(paidIntent) });
      await user.click(await screen.findByRole('button', buy));
      const dialog = await screen.findByRole('dialog', { name: 'Complete Your Purchase' });
      await user.type(await within(dialog).findByLabelText('Email'), 'ada@example.com');
      await within(dialog).findByText('The card fields');
      await user.click(within(dialog).getByRole('button', { name: 'Pay $49 - Monthly Listing' }));
      const another = await screen.findByRole('button', { name: 'Buy another plan' });
      return { user, another };
    }

    it('until the buyer wants another plan, so that nobody buys it twice by mistake', async () => {
      const { user, another } = await pay();
      expect(screen.queryByRole('button', buy)).toBeNull();
      expect(screen.getByRole('form', { name: 'Advertiser sign-up' })).toBeTruthy();
      await user.click(another);
      expect(await screen.findByRole('button', buy)).toBeTruthy();
      expect(document.activeElement?.tagName).toBe('SECTION');
    });

    it('until the buyer leaves the page', async () => {
      await pay();
      cleanup();
      visit();
      expect(await screen.findByRole('button', buy)).toBeTruthy();
    });
  });
});
