import { act, screen, waitFor } from '@testing-library/react';
import { aListing, startAccount, visitAccount } from '../../testing/account-visit';
import {
  subscriptionPath as path,
  press,
  withSubscription,
} from '../../testing/subscription-visit';

beforeAll(() => import('./subscription-page'));
beforeEach(startAccount);

const archived = [{ id: 'pies', name: 'Ada Pies' }];
const cancel = () => screen.queryByRole('button', { name: 'Cancel the subscription' });
const sold = 'Have you sold your business?';

/** Opens the page, and answers one of its calls only after all the others. */
async function visitWithLate(call: string, answer: unknown) {
  const waits: ((response: Response) => void)[] = [];
  const subscriptions = () => Response.json(withSubscription()['GET /api/owner/subscription']);
  const first = subscriptions();
  const reading = jest.spyOn(first, 'json');
  const unread = [first];
  visitAccount(path, {
    // A response can be read once, and the page asks again.
    'GET /api/owner/subscription': () => unread.pop() ?? subscriptions(),
    [call]: () => new Promise<Response>((resolve) => waits.push(resolve)),
  });
  await waitFor(() => expect(reading).toHaveBeenCalled());
  await act(() => reading.mock.results[0]?.value);
  return () =>
    act(async () => {
      for (const resolve of waits) resolve(Response.json(answer));
    });
}

describe('a notice beside the subscription', () => {
  it('about an archived listing appears with the plan, whose buttons do not move', async () => {
    const answerLate = await visitWithLate('GET /api/owner/listings/archived', archived);
    expect(cancel()).toBeNull();
    await answerLate();
    expect(await screen.findByText(/taken Ada Pies out of the directory/)).toBeTruthy();
    expect(cancel()).not.toBeNull();
  });

  it('that comes too late to be waited for is below the buttons', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const answerLate = await visitWithLate('GET /api/owner/listings/archived', archived);
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      const button = await press('Cancel the subscription');
      await answerLate();
      const notice = await screen.findByText(/taken Ada Pies out of the directory/);
      expect(button.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['asks somebody without a listing', [], true],
    ['does not ask the owner of a listing', [aListing()], false],
  ])('%s whether the business was sold', async (_, listings, isAsked) => {
    const answerLate = await visitWithLate('GET /api/owner/listings', listings);
    await answerLate();
    expect(await press('Cancel the subscription')).toBeTruthy();
    expect(screen.queryByText(sold) !== null).toBe(isAsked);
  });
});
