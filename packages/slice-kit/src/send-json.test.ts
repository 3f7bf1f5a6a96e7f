import { answerLost } from '@town/contracts/api/answer-lost';
import { statusOf } from './http-error';
import { sendJson } from './send-json';

const failureOf = async (status: number, type: string) => {
  const problem = { type, title: '', status, detail: 'Later', message: 'Later' };
  globalThis.fetch = async () => Response.json(problem, { status });
  return sendJson('/api/anything', {}).catch((error: unknown) => error);
};

test('a refused call has the status of the answer', async () => {
  expect(statusOf(await failureOf(503, 'about:blank'))).toBe(503);
});

test('a call that the gateway sent on and got no answer to has none, as without the network', async () => {
  expect(statusOf(await failureOf(503, answerLost))).toBeUndefined();
});
