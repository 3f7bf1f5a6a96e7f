import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startDesk } from '../../testing/fake-desk';
import { anItem, inboxPath, loadInbox, visitInbox } from '../../testing/fake-inbox';

const api = '/api/admin/advertisers';
const payment = {
  ...{ plan: 'monthly', amount: 4900, refunded: 0, status: 'succeeded' },
  paidAt: '2027-03-09T20:05:00.000Z',
};

const visit = (application: object = {}) =>
  visitInbox('/admin/inbox/one', {
    [`GET ${inboxPath}/one`]: anItem('one', { kind: 'application' }),
    [`PUT ${inboxPath}/one`]: {},
    [`GET ${api}`]: [
      {
        ...{ id: 'record-of-one', businessName: 'Pie Stand', paymentIntentId: 'pi_1' },
        ...{ status: 'contacted', ...application },
      },
    ],
    [`PUT ${api}/record-of-one/status`]: {},
  });

const panel = async () => within(await screen.findByRole('region', { name: 'The application' }));

beforeAll(loadInbox);
beforeEach(startDesk);

describe('an application that is not wanted', () => {
  it('is refused at its item, which says where the money is given back', async () => {
    const { user, sent } = visit({ payment });
    const application = await panel();
    const payments = await application.findByRole('link', { name: 'Payments' });
    expect(payments.getAttribute('href')).toBe('/admin/dashboard?view=payments&q=pi_1');
    expect(application.getByText(/A refusal ends no plan/)).toBeTruthy();
    await user.click(application.getByRole('button', { name: 'Refuse the application' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Application Refused'));
    shownToast()?.action?.onClick();
    await waitFor(() => expect(sent('PUT')).toHaveLength(2));
    expect(sent('PUT').map(({ body }) => body)).toEqual([
      { status: 'inactive', seen: 'contacted' },
      { status: 'contacted', seen: 'inactive' },
    ]);
  });

  it('is fetched again when a colleague was faster with a decision', async () => {
    const { user, answers } = visit();
    const refuse = await (await panel()).findByRole('button', { name: 'Refuse the application' });
    const undoUntil = new Date(Date.now() + 500_000).toISOString();
    const application = {
      id: 'record-of-one',
      businessName: 'Pie Stand',
      status: 'active',
      undoUntil,
    };
    answers[`GET ${api}`] = [application];
    answers[`PUT ${api}/record-of-one/status`] = () => problem(409, { message: 'Look again.' });
    await user.click(refuse);
    await waitFor(() => expect(shownToast()?.description).toBe('Look again.'));
    expect(await (await panel()).findByText(/It is active/)).toBeTruthy();
    // Not on a button that would take the colleague's approval back.
    expect((await panel()).getByRole('button', { name: 'Take the business back' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('The application'));
  });

  it('still says so when it was refused before the money was given back', async () => {
    visit({ payment, status: 'inactive' });
    expect(await (await panel()).findByText(/^If its plan still runs/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refuse the application' })).toBeNull();
  });

  it('says so, too, when Stripe has not confirmed the payment yet', async () => {
    visit({ payment: null });
    expect(await (await panel()).findByRole('link', { name: 'Payments' })).toBeTruthy();
  });

  it('says nothing of money that nobody has paid', async () => {
    visit({ paymentIntentId: null });
    expect(await (await panel()).findByText(/a refusal sends no mail/)).toBeTruthy();
    expect((await panel()).queryByRole('link', { name: 'Payments' })).toBeNull();
  });

  it('is only marked as done after a warning', async () => {
    const { user, sent } = visit({ payment });
    await panel();
    expect(screen.queryByRole('button', { name: 'Send and mark as done' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mark as done…' }));
    const name = 'This application waits for a decision';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByText(/neither published nor refused/)).toBeTruthy();
    expect(sent('PUT')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(sent('PUT')[0]?.body).toEqual({ state: 'done' }));
  });

  it.each(['active', 'inactive'])('gets no warning when it is %s', async (status) => {
    visit({ status });
    expect(await screen.findByRole('button', { name: 'Send and mark as done' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark as done' })).toBeTruthy();
  });
});
