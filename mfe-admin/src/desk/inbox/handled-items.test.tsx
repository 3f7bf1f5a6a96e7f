import { screen, within } from '@testing-library/react';
import { startDesk } from '../testing/fake-desk';
import { anItem, inboxPath, loadInbox, visitInbox } from '../testing/fake-inbox';

beforeAll(loadInbox);
beforeEach(startDesk);

const doneAt = '2027-03-10T15:30:00.000Z';
const answer = { by: 'bea@example.com', subject: 'Re', text: 'Yes.', template: null };

test('a list says who has handled an item and when, and who has answered it', async () => {
  visitInbox('/admin/inbox?state=all', {
    [`GET ${inboxPath}`]: [
      anItem('answered', { answers: [{ ...answer, at: '2027-03-10T15:00:00.000Z' }] }),
      anItem('done', { state: 'done', doneBy: 'cora@example.com', doneAt }),
      anItem('decided', { state: 'done', doneBy: 'system', doneAt }),
    ],
  });
  const items = within(await screen.findByRole('list', { name: 'Items' }));
  const facts = (id: string) =>
    items.getByRole('link', { name: `Subject of ${id}` }).closest('li')?.textContent;
  expect(facts('answered')).toContain('Answered by bea@example.com');
  expect(facts('done')).toContain('DoneBy cora@example.com, Mar 10, 2027, 9:30 AM');
  // The desk closes an item itself when its record is published, approved or withdrawn.
  expect(facts('decided')).toContain('DoneAutomatically, Mar 10, 2027, 9:30 AM');
});

test('an item says when it was done, and that the site did it itself', async () => {
  visitInbox('/admin/inbox/one', {
    [`GET ${inboxPath}/one`]: anItem('one', { state: 'done', doneBy: 'system', doneAt }),
  });
  const sent = await screen.findByRole('region', { name: 'What was sent' });
  expect(sent.textContent).toContain('Done automatically, Mar 10, 2027, 9:30 AM');
});
