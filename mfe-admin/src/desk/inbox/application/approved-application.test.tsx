import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startDesk } from '../../testing/fake-desk';
import { anItem, inboxPath, loadInbox, visitInbox } from '../../testing/fake-inbox';

beforeAll(loadInbox);
beforeEach(startDesk);

test('the item of an application shows what Create Business publishes, and can undo it', async () => {
  const application = {
    id: 'record-of-one',
    businessName: 'Pie Stand',
    businessType: 'restaurant',
    phone: '830-555-0123',
    status: 'pending',
    payment: {
      ...{ status: 'succeeded', plan: 'annual', amount: 495, refunded: 0 },
      paidAt: '2027-03-09T20:05:00.000Z',
    },
  };
  const api = '/api/admin/advertisers';
  const { user, sent, answers } = visitInbox('/admin/inbox/one', {
    [`GET ${inboxPath}/one`]: anItem('one', { kind: 'application' }),
    [`GET ${api}`]: [application],
    [`POST ${api}/record-of-one/create-business`]: {},
    [`POST ${api}/record-of-one/undo-create-business`]: () =>
      problem(409, { message: 'It is too late.' }),
  });
  const panel = within(await screen.findByRole('region', { name: 'The application' }));
  expect(await panel.findByText('Pie Stand')).toBeTruthy();
  expect(panel.getByText('Dining')).toBeTruthy();
  expect(panel.getByText('Paid: Annual Listing $495, Mar 9, 2027')).toBeTruthy();
  const undoUntil = new Date(Date.now() + 600_000).toISOString();
  answers[`GET ${api}`] = [{ ...application, status: 'active', undoUntil }];
  answers[`GET ${inboxPath}/one`] = anItem('one', { kind: 'application', state: 'done' });
  await user.click(panel.getByRole('button', { name: 'Create the business' }));
  const takeBack = await panel.findByRole('button', { name: 'Take the business back' });
  // A second Enter must not take it back.
  expect(document.activeElement?.textContent).toBe('The application');
  await user.click(takeBack);
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Not Taken Back',
      description: 'It is too late.',
    }),
  );
  expect(sent('POST').map((call) => call.path)).toEqual([
    `${api}/record-of-one/create-business`,
    `${api}/record-of-one/undo-create-business`,
  ]);
});
