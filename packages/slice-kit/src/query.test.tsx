import { render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useMutation } from '@town/slice-kit/query';

let sent = 0;

function SendButton() {
  const send = useMutation({
    async mutationFn() {
      sent += 1;
      await new Promise(() => {});
    },
  });
  return (
    <button type="button" onClick={send.isPending ? undefined : () => send.mutate()}>
      Send
    </button>
  );
}

test('a button is rendered as busy before it can be pressed again', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SendButton />
    </QueryClientProvider>,
  );
  // Like a browser: two events in sequence, with only microtasks in between.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  for (let press = 0; press < 2; press += 1) {
    screen.getByRole('button').click();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
  expect(sent).toBe(1);
});
