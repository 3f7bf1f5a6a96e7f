import { screen } from '@testing-library/react';
import { startDesk } from '../testing/fake-desk';
import { anItem, inboxPath, loadInbox, visitInbox } from '../testing/fake-inbox';

beforeAll(loadInbox);
beforeEach(startDesk);

test('the answer to another item of the same sender begins with its own subject', async () => {
  const one = { ...anItem('one'), fromSameSender: [anItem('two')] };
  const two = { ...anItem('two'), fromSameSender: [anItem('one')] };
  const { user } = visitInbox('/admin/inbox/one', {
    [`GET ${inboxPath}/one`]: one,
    [`GET ${inboxPath}/two`]: two,
  });
  const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value;
  for (const [link, expected] of [
    ['Subject of two', 'Re: Subject of two'],
    ['Subject of one', 'Re: Subject of one'],
    ['Subject of two', 'Re: Subject of two'],
  ] as const) {
    await user.click(await screen.findByRole('link', { name: link }));
    await screen.findByRole('heading', { level: 1, name: link });
    expect(subject()).toBe(expected);
  }
});
